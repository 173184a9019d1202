import { needsReferralPerson } from '@kinfold/contract/sign-up/needs-referral-person'
import type { SignUpForm } from '@kinfold/contract/sign-up/sign-up-form'
import {
  adsPlatformOptions,
  heardAboutUsOptions,
  referralOptions,
  socialMediaOptions,
} from '@kinfold/contract/sign-up/sign-up-options'
import { SelectField } from '@kinfold/ui/select-field'
import { TextField } from '@kinfold/ui/text-field'
import { Controller, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { ExcoReferral } from './exco-referral.tsx'
import { FormSection } from './form-section.tsx'

const referral = [...referralOptions]
const heard = [...heardAboutUsOptions]

/** Who brought the member, and the questions that follow from the answer. */
export function ReferralFields({ form }: { form: UseFormReturn<SignUpForm> }) {
  const { control, setValue, register } = form
  const { errors } = useFormState({ control, name: 'referral_person' })
  const [referralInfo, heardAboutUs, socialMedia] = useWatch({
    control,
    name: ['referral_info', 'heard_about_us', 'social_media_value'],
  })
  const byMember = referralInfo === 'existing member'
  const chooseReferral = (value: string) => {
    setValue('referral_info', value, { shouldValidate: true, shouldTouch: true })
    setValue('exco_referral', false)
    // Who was brought by a member is not asked how they heard of the club.
    setValue('heard_about_us', value === 'existing member' ? 'existing member' : '', {
      shouldValidate: value === 'existing member',
    })
  }
  const asksPerson = byMember || needsReferralPerson(heardAboutUs, socialMedia)
  return (
    <FormSection title="How you found us">
      <Controller
        control={control}
        name="referral_info"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label="Who referred you?"
            required
            options={referral}
            onChange={chooseReferral}
            error={fieldState.error?.message}
          />
        )}
      />
      {referralInfo === 'no referral' ? <ExcoReferral form={form} /> : null}
      {byMember ? null : (
        <>
          <Controller
            control={control}
            name="heard_about_us"
            render={({ field, fieldState }) => (
              <SelectField
                {...field}
                label="How did you hear about us?"
                required
                options={heard}
                error={fieldState.error?.message}
              />
            )}
          />
          <HeardDetail form={form} heardAboutUs={heardAboutUs} />
        </>
      )}
      {asksPerson ? (
        <TextField
          label="Name of the staff or member"
          required
          autoComplete="off"
          error={errors.referral_person?.message}
          {...register('referral_person')}
        />
      ) : null}
    </FormSection>
  )
}

function HeardDetail({
  form,
  heardAboutUs,
}: {
  form: UseFormReturn<SignUpForm>
  heardAboutUs: string
}) {
  const { control, register } = form
  const { errors } = useFormState({ control, name: 'hdyhau_other_value' })
  if (heardAboutUs === 'social media') {
    return (
      <Controller
        control={control}
        name="social_media_value"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label="Which account?"
            required
            options={[...socialMediaOptions]}
            error={fieldState.error?.message}
          />
        )}
      />
    )
  }
  if (heardAboutUs === 'online ads') {
    return (
      <Controller
        control={control}
        name="ads_platform"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label="Which ads?"
            required
            options={[...adsPlatformOptions]}
            error={fieldState.error?.message}
          />
        )}
      />
    )
  }
  if (heardAboutUs !== 'other') return null
  return (
    <TextField
      label="Tell us how"
      required
      autoComplete="off"
      error={errors.hdyhau_other_value?.message}
      {...register('hdyhau_other_value')}
    />
  )
}
