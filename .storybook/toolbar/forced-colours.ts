/*
 * A page can't ask its browser for forced colours, so they are imitated: colours of the system for all, no shadows,
 * and the page's own rules for `forced-colors: active` switched on. The browser itself has the last word:
 * More tools › Rendering › forced-colors.
 */
const asked = /\(forced-colors:\s*active\)/
const imitation = `
*, ::before, ::after {
  color: CanvasText !important;
  background-color: transparent !important;
  background-image: none !important;
  border-color: CanvasText !important;
  outline-color: CanvasText !important;
  box-shadow: none !important;
  text-shadow: none !important;
}
html, body, dialog, header, nav, aside, [popover], [role=dialog], [role=menu], [role=listbox], [role=tooltip] {
  background-color: Canvas !important;
}
a[href], a[href] * { color: LinkText !important; }
button, button *, [role=button], [role=radio], [role=tab] { color: ButtonText !important; border-color: ButtonBorder !important; }
:disabled, :disabled *, [aria-disabled=true] { color: GrayText !important; }
`

let sheet: HTMLStyleElement | undefined
const switched = new Map<CSSMediaRule, string>()

export function forceColours(isForced: boolean): void {
  sheet?.remove()
  sheet = undefined
  for (const [rule, media] of switched) rule.media.mediaText = media
  switched.clear()
  if (!isForced) return
  for (const { cssRules } of document.styleSheets) switchOn(cssRules)
  sheet = document.createElement('style')
  sheet.textContent = imitation
  document.head.append(sheet)
}

function switchOn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && asked.test(rule.media.mediaText)) {
      switched.set(rule, rule.media.mediaText)
      rule.media.mediaText = rule.media.mediaText.replace(asked, '(min-width: 0)')
      insist(rule.cssRules)
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) switchOn(rule.cssRules)
  }
}

/** What the page says of forced colours counts for more than the imitation. */
function insist(rules: CSSRuleList): void {
  for (const rule of rules) {
    if ('style' in rule && rule.style instanceof CSSStyleDeclaration) {
      for (const name of [...rule.style])
        rule.style.setProperty(name, rule.style.getPropertyValue(name), 'important')
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) insist(rule.cssRules)
  }
}
