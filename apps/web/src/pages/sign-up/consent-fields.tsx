import type { SignUpForm } from '@kinfold/contract/sign-up/sign-up-form'
import { CheckboxField } from '@kinfold/ui/checkbox-field'
import { TextLink } from '@kinfold/ui/text-link'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { club } from '../../club/club.ts'

type ConsentFieldsProps = { form: UseFormReturn<SignUpForm>; familyOffice: boolean }

export function ConsentFields({ form: { control }, familyOffice }: ConsentFieldsProps) {
  return (
    <div className="flex flex-col gap-2">
      <Controller
        control={control}
        name="pep"
        render={({ field }) => (
          <CheckboxField {...field} label="I am a politically exposed person (PEP)" />
        )}
      />
      <Controller
        control={control}
        name="accredited_investors"
        render={({ field }) => <CheckboxField {...field} label="I am an accredited investor" />}
      />
      {familyOffice ? (
        <Controller
          control={control}
          name="accept_family_office"
          render={({ field, fieldState }) => (
            <CheckboxField
              {...field}
              required
              error={fieldState.error?.message}
              label="I join as part of the club’s family office for members abroad"
            />
          )}
        />
      ) : null}
      <Controller
        control={control}
        name="terms_and_conditions"
        render={({ field, fieldState }) => (
          <CheckboxField
            {...field}
            required
            error={fieldState.error?.message}
            label={<TermsLabel familyOffice={familyOffice} />}
          />
        )}
      />
    </div>
  )
}

function TermsLabel({ familyOffice }: { familyOffice: boolean }) {
  const { privacy, terms, bylaws, diasporaTerms } = club.links
  return (
    <>
      I accept the{' '}
      <TextLink external href={privacy}>
        privacy policy
      </TextLink>
      ,{' '}
      <TextLink external href={terms}>
        terms
      </TextLink>
      {familyOffice ? (
        <>
          ,{' '}
          <TextLink external href={diasporaTerms}>
            Diaspora Pool terms
          </TextLink>
        </>
      ) : null}{' '}
      and{' '}
      <TextLink external href={bylaws}>
        bylaws
      </TextLink>
    </>
  )
}
