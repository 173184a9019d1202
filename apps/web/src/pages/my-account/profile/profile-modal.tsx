import { useUpdateCustomer } from '@kinfold/api/account/update-customer'
import { FormMessage } from '@kinfold/app/form/form-message'
import { useSentForm } from '@kinfold/app/form/use-sent-form'
import type { Customer } from '@kinfold/contract/account/customer'
import { detailsLockMessages, identityLock } from '@kinfold/contract/account/details-lock'
import { UpdateCustomerBody } from '@kinfold/contract/account/update-customer'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { CheckboxField } from '@kinfold/ui/checkbox-field'
import { Modal, ModalClose } from '@kinfold/ui/modal'
import { SelectField } from '@kinfold/ui/select-field'
import { TextField } from '@kinfold/ui/text-field'
import { type Control, Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { session } from '../../../session/session.ts'
import { MemberPhone } from './member-phone.tsx'
import { useCountryOptions } from './use-country-options.tsx'

type ProfileModalProps = { customer: Customer; onClose: () => void }

/** What a document or the BVN vouches for can't change while it is checked, and once it is approved. */
export function ProfileModal({ customer, onClose }: ProfileModalProps) {
  const lock = identityLock(customer)
  const isNameOpen = lock === undefined
  const isCountryOpen = isNameOpen || lock === 'bvn'
  const { phone, country_code, pep, accredited_investors } = customer
  const { first_name, last_name, country, citizenship } = customer
  const { run } = useUpdateCustomer()
  const form = useSentForm({
    shape: UpdateCustomerBody,
    blanks: 'kept',
    defaultValues: {
      phone,
      country_code,
      pep,
      accredited_investors,
      ...(isNameOpen && { first_name, last_name }),
      ...(isCountryOpen && { country, citizenship }),
    },
    send: body => run({ body }),
    onSent: member => {
      session.user.value = member
      onClose()
    },
  })
  const { control, formState } = form
  return (
    <Modal
      open
      title="Your details"
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <ModalClose>
            <Button variant="secondary">Cancel</Button>
          </ModalClose>
          <Button type="submit" form="profile-form" loading={formState.isSubmitting}>
            Save
          </Button>
        </>
      }
    >
      <form id="profile-form" noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        {lock && <Banner tone="neutral">{detailsLockMessages[lock]}</Banner>}
        {isNameOpen && <NameFields form={form} />}
        {isCountryOpen && <CountryFields form={form} />}
        <MemberPhone form={form} saved={phone} />
        <div className="flex flex-col gap-2">
          <Tick control={control} name="pep" label="I am a politically exposed person (PEP)" />
          <Tick control={control} name="accredited_investors" label="I am an accredited investor" />
        </div>
        <FormMessage>{form.message}</FormMessage>
      </form>
    </Modal>
  )
}

type TickProps = {
  control: Control<UpdateCustomerBody>
  name: 'pep' | 'accredited_investors'
  label: string
}

function Tick({ control, name, label }: TickProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => <CheckboxField {...field} label={label} />}
    />
  )
}

type ProfileForm = Pick<UseFormReturn<UpdateCustomerBody>, 'control' | 'register' | 'formState'>

function NameFields({ form: { register, formState } }: { form: ProfileForm }) {
  const { errors } = formState
  return (
    <>
      <TextField
        label="First name"
        required
        autoComplete="given-name"
        error={errors.first_name?.message}
        {...register('first_name')}
      />
      <TextField
        label="Last name"
        hint="Your name must match your government ID and bank name"
        required
        autoComplete="family-name"
        error={errors.last_name?.message}
        {...register('last_name')}
      />
    </>
  )
}

function CountryFields({ form: { control } }: { form: ProfileForm }) {
  const [country = '', citizenship = []] = useWatch({ control, name: ['country', 'citizenship'] })
  const countries = useCountryOptions([country, ...citizenship])
  return (
    <>
      {countries.notice}
      <Controller
        control={control}
        name="country"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            {...countries.field}
            label="Country of residence"
            required
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="citizenship"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            {...countries.field}
            multiple
            label="Citizenship"
            hint="Choose all that you hold."
            required
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  )
}
