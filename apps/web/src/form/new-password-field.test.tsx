import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NewPasswordField } from './new-password-field.tsx'

test('a password manager reads what a new password has to be like', () => {
  const written = renderToStaticMarkup(<NewPasswordField label="New password" />)
  expect(written).toContain('autoComplete="new-password"')
  expect(written).toMatch(/passwordrules="minlength: 8; [^"]*required: digit/)
})
