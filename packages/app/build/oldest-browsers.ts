/**
 * The oldest browsers that everything is built for: syntax and styles are lowered to what they know. What the language
 * and its libraries may be used for is in tsconfig.browser.json.
 */
export const oldestBrowsers = ['chrome109', 'firefox115', 'safari16.4']
