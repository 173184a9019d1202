import { expect, test } from 'vitest'
import { passwordProblem } from './password.ts'
import { passwordRulesAttribute } from './password-parts.ts'

const classes: Record<string, string> = { upper: 'QXZ', lower: 'qxz', digit: '749' }

test('what a password manager makes up by the rules is taken', () => {
  const rules = passwordRulesAttribute.split('; ').map(rule => rule.split(': '))
  const numberOf = (name: string) => Number(rules.find(([key]) => key === name)?.[1])
  const required = rules.flatMap(([key, value = '']) =>
    key === 'required' ? [classes[value] ?? value.slice(1, -1)] : [],
  )
  for (const length of [numberOf('minlength'), numberOf('maxlength')]) {
    for (let from = 0; from < Math.max(...required.map(signs => signs.length)); from++) {
      const password = Array.from({ length }, (_, at) => {
        const signs = required[at % required.length] ?? ''
        return signs[(from + at) % signs.length]
      }).join('')
      expect(passwordProblem(password), password).toBeUndefined()
    }
  }
  expect(required).toHaveLength(4)
})
