import { useNamePortfolio } from '@kinfold/api/portfolio/name-portfolio'
import { FormMessage } from '@kinfold/app/form/form-message'
import { useSentForm } from '@kinfold/app/form/use-sent-form'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { NamePortfolioBody } from '@kinfold/contract/portfolio/name-portfolio'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { Button } from '@kinfold/ui/button'
import { Modal, ModalClose } from '@kinfold/ui/modal'
import { TextField } from '@kinfold/ui/text-field'

type NameModalProps = { portfolio: Portfolio; onClose: () => void }

/** What the money is for, in the member’s own words. */
export function NameModal({ portfolio: { id, name, plan }, onClose }: NameModalProps) {
  const { run } = useNamePortfolio()
  const form = useSentForm({
    shape: NamePortfolioBody,
    blanks: 'kept',
    defaultValues: { name: name ?? '' },
    send: body => run({ params: { id }, body }),
    onSent: onClose,
  })
  const { errors, isSubmitting } = form.formState
  return (
    <Modal
      open
      title="What is it for?"
      description={`A name of your own, only for you. Without one it goes by its plan, ${planLabel(plan)}.`}
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <ModalClose>
            <Button variant="secondary">Leave it</Button>
          </ModalClose>
          <Button type="submit" form="name-form" loading={isSubmitting}>
            Save the name
          </Button>
        </>
      }
    >
      <form id="name-form" noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        <TextField
          label="Name"
          hint="School fees, a house, a rainy day"
          autoComplete="off"
          maxLength={40}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <FormMessage>{form.message}</FormMessage>
      </form>
    </Modal>
  )
}
