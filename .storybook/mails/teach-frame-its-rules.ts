// A mail is part of a mailbox's page, which has the landmarks.
const ownRules = 'axe.configure({ rules: [{ id: "landmark-one-main", enabled: false }] })'

/** Accessibility is looked at in a frame only where its document has the rules too; a reviewer's page needs none. */
export async function teachFrameItsRules(frame: HTMLIFrameElement): Promise<void> {
  if (!navigator.webdriver || !frame.contentDocument) return
  const { default: source } = await import('axe-core/axe.min.js?raw')
  const script = frame.contentDocument.createElement('script')
  script.textContent = `${source}\n${ownRules}`
  frame.contentDocument.head.append(script)
}
