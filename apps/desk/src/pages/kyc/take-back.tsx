import { useApproveKycCase } from '@kinfold/api/operator/kyc/approve-kyc-case'
import { useRejectKycCase } from '@kinfold/api/operator/kyc/reject-kyc-case'
import type { KycCase } from '@kinfold/contract/operator/kyc/kyc-case'
import { stateOfCase } from '@kinfold/contract/operator/kyc/kyc-case-state'
import { kycNews } from '@kinfold/contract/operator/kyc/kyc-news'
import { Banner } from '@kinfold/ui/banner'
import { ReasonButton } from '../../queue/reason-button.tsx'
import { ReasonForm } from '../../queue/reason-form.tsx'
import { SecondPerson } from '../../queue/second-person.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { rejectReasons } from './reject-reasons.ts'

type TakeBackProps = { about: KycCase }

/** An approval that was wrong: one reviewer says why, and another takes it back or leaves it. */
export function TakeBack({ about }: TakeBackProps) {
  return about.take_back ? (
    <Second about={about} takeBack={about.take_back} />
  ) : (
    <First about={about} />
  )
}

function First({ about }: TakeBackProps) {
  const { run, isRunning } = useRejectKycCase()
  return (
    <ReasonButton label="Take it back" letter="r">
      {close => (
        <ReasonForm
          title="Why is the approval taken back?"
          reasons={rejectReasons(about.kind)}
          told={{
            reader: `Once another reviewer agrees, ${about.member.name}`,
            newsOf: reason => kycNews(about.kind, reason),
          }}
          action="Ask another reviewer"
          isRunning={isRunning}
          seen={stateOfCase(about)}
          send={body => run({ params: { id: about.id }, body })}
          onClose={close}
          onSent={close}
        />
      )}
    </ReasonButton>
  )
}

type SecondProps = TakeBackProps & { takeBack: NonNullable<KycCase['take_back']> }

function Second({ about, takeBack: { by, reason } }: SecondProps) {
  const { operator_id } = useOperator()
  const reject = useRejectKycCase()
  const keep = useApproveKycCase()
  const params = { id: about.id }
  const seen = stateOfCase(about)
  return (
    <>
      <Banner tone="warning" title={`${by.name} wants the approval taken back`}>
        “{reason}”
      </Banner>
      <SecondPerson
        label="Take it back"
        isGrave
        approve={
          by.id === operator_id
            ? undefined
            : {
                run: () => reject.run({ params, body: { seen, reason } }),
                isRunning: reject.isRunning,
              }
        }
        whyNot="You asked for it, so another reviewer takes it back."
        discardLabel="Leave it approved"
        discard={{
          run: () => keep.run({ params, body: { seen } }),
          isRunning: keep.isRunning,
        }}
      />
    </>
  )
}
