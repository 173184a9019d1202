import { describe, expect, it } from 'vitest'
import { logIn } from '../auth/log-in.ts'
import { readValue } from '../validation/read-value.ts'
import { RegisterBody } from './register.ts'
import { SignUpForm } from './sign-up-form.ts'
import { signUpRequest } from './sign-up-request.ts'

const filled: SignUpForm = {
  first_name: ' Ada ',
  last_name: 'Obi',
  email: ' ada@example.com ',
  phone: '803 123 4567',
  country_code: 'NG',
  calling_code: '+234',
  country: 'Nigeria',
  citizenship: ['Nigeria'],
  password: 'Sunrise#24',
  confirm_password: 'Sunrise#24',
  referral_info: 'existing member',
  exco_referral: false,
  heard_about_us: 'existing member',
  social_media_value: '',
  ads_platform: '',
  hdyhau_other_value: '',
  referral_person: 'Dayo Bello',
  terms_and_conditions: true,
  pep: false,
  accredited_investors: true,
  accept_family_office: false,
  cf_turnstile_response: 'token',
}

function problems(changes: Partial<SignUpForm>): Record<string, string> {
  const result = readValue(SignUpForm, { ...filled, ...changes })
  return result.ok ? {} : result.fields
}

describe('the sign-up form', () => {
  it('accepts a filled form, trimmed', () => {
    const result = readValue(SignUpForm, filled)
    expect(result).toMatchObject({
      ok: true,
      value: { first_name: 'Ada', email: 'ada@example.com' },
    })
  })

  it.each([
    [{ citizenship: [] }, 'citizenship', 'Please select at least one citizenship'],
    [
      { password: 'Aa1#', confirm_password: 'Aa1#' },
      'password',
      'Password must be at least 8 characters',
    ],
    [
      { password: 'sunrise#24', confirm_password: 'sunrise#24' },
      'password',
      'Password should include Uppercase, Lowercase, Number & Special Character.',
    ],
    [{ confirm_password: 'Sunrise#25' }, 'confirm_password', "Password doesn't match"],
    [
      { referral_info: 'no referral', heard_about_us: 'billboard' },
      'exco_referral',
      'Required action: Please click to request exco referral',
    ],
    [
      { referral_info: 'no referral', exco_referral: true, heard_about_us: 'social media' },
      'social_media_value',
      'Please specify social media account',
    ],
    [
      { referral_info: 'no referral', exco_referral: true, heard_about_us: 'online ads' },
      'ads_platform',
      'Please specify ads platform',
    ],
    [
      { referral_info: 'no referral', exco_referral: true, heard_about_us: 'other' },
      'hdyhau_other_value',
      'Please specify how you heard about us',
    ],
    [{ referral_person: ' ' }, 'referral_person', 'Please specify staff/member name'],
    [
      {
        referral_info: 'no referral',
        exco_referral: true,
        heard_about_us: 'social media',
        social_media_value: 'staff',
        referral_person: '',
      },
      'referral_person',
      'Please specify staff/member name',
    ],
    [
      { terms_and_conditions: false },
      'terms_and_conditions',
      'Please accept privacy policy, terms and bylaws to proceed.',
    ],
    [
      { cf_turnstile_response: '' },
      'cf_turnstile_response',
      'automated verification required, please refresh your browser',
    ],
    [{ email: 'ada@' }, 'email', 'Please enter a valid e-mail address.'],
    [{ first_name: '  ' }, 'first_name', 'Please fill this in.'],
    [{ phone: '' }, 'phone', 'Please fill this in.'],
    [{ phone: '12' }, 'phone', 'Please enter a valid phone number.'],
  ])('says what is wrong: %o', (changes, field, sentence) => {
    expect(problems(changes)).toEqual({ [field]: sentence })
  })

  it('names every problem at once, also those between fields', () => {
    expect(
      Object.keys(problems({ first_name: '', citizenship: [], confirm_password: 'x' })).sort(),
    ).toEqual(['citizenship', 'confirm_password', 'first_name'])
  })

  it('asks only members without ties to Nigeria for the family-office box', () => {
    const abroad = { country: 'Canada', citizenship: ['Canada'] }
    expect(problems(abroad)).toHaveProperty('accept_family_office')
    expect(problems({ ...abroad, accept_family_office: true })).toEqual({})
    expect(problems({ ...abroad, citizenship: ['Canada', 'Nigeria'] })).toEqual({})
  })
})

describe('the request made from it', () => {
  it('is valid, carries the calling code and the constant, and leaves out what is not asked', () => {
    const request = signUpRequest(filled)
    expect(readValue(RegisterBody, request).ok).toBe(true)
    expect(request).toMatchObject({
      phone: '+2348031234567',
      referral_info: 'social media referral',
      exco_referral: false,
      user: { first_name: 'Ada', email: 'ada@example.com' },
    })
    expect(request).not.toHaveProperty('accept_family_office')
    expect(request).not.toHaveProperty('heard_about_us_detail')
    expect(request).not.toHaveProperty('social_media_value')
  })

  it('sets how they heard of us for members with a referral', () => {
    expect(signUpRequest({ ...filled, heard_about_us: 'billboard' }).heard_about_us).toBe(
      'existing member',
    )
  })

  it('asks for an exco referral only when there is no referral', () => {
    const request = signUpRequest({
      ...filled,
      referral_info: 'no referral',
      exco_referral: true,
      heard_about_us: 'online ads',
      ads_platform: 'google ads',
      referral_person: '',
      country: 'Canada',
      citizenship: ['Canada'],
      accept_family_office: true,
    })
    expect(request).toMatchObject({
      exco_referral: true,
      heard_about_us_detail: 'google ads',
      accept_family_office: true,
    })
    expect(readValue(RegisterBody, request).ok).toBe(true)
  })

  it('is refused with nested field names', () => {
    const request = signUpRequest({ ...filled, confirm_password: 'Sunrise#25' })
    expect(readValue(RegisterBody, request)).toEqual({
      ok: false,
      fields: { 'user.confirm_password': "Password doesn't match" },
    })
  })
})

describe('signing in', () => {
  it('never repeats what was typed, and refuses what it does not know', () => {
    const result = readValue(logIn.body, {
      email: 'ada@example.com',
      password: ['hunter2'],
      cf_turnstile_response: 'token',
      admin: true,
    })
    expect(result).toEqual({
      ok: false,
      fields: { password: 'Please fill this in.', admin: 'This is not expected here.' },
    })
  })
})

describe('a request with parts missing or of another type', () => {
  const whole: Record<string, unknown> = signUpRequest({ ...filled, citizenship: ['Ghana'] })
  const names = Object.keys(whole)

  it.each(names)('without %s gets sentences, whatever else is wrong', missing => {
    for (const other of names) {
      for (const wrong of [undefined, null, 7, {}, ['']]) {
        const request: Record<string, unknown> = {
          ...whole,
          heard_about_us: 'staff',
          [other]: wrong,
        }
        delete request[missing]
        expect(readValue(RegisterBody, request).ok).toBe(false)
      }
    }
  })
})
