import { Modal } from '@kinfold/ui/modal'
import { Switch } from '@kinfold/ui/switch'
import { useSignals } from '@preact/signals-react/runtime'
import { KeyCap } from './key-cap.tsx'
import { keysAreOn, switchKeys } from './keys-setting.ts'

const groups = [
  {
    title: 'Everywhere',
    keys: [
      ['?', 'This list'],
      ['Ctrl K', 'Go to a page, a case or a member; on a Mac Command K'],
    ],
  },
  {
    title: 'In a queue',
    keys: [
      ['j', 'The next case'],
      ['k', 'The one before'],
      ['/', 'Search'],
      ['a', 'Go to yes: approve, confirm, release, paid; Enter presses it'],
      ['r', 'No: reject, return, refuse, failed, with a reason'],
      ['u', 'Undo a match, with a reason'],
      ['n', 'Something new: money by hand, a bank’s file, a batch, a month’s returns'],
    ],
  },
  {
    title: 'In a section of the club',
    keys: [
      ['j', 'The next in the list'],
      ['k', 'The one before'],
      ['n', 'A new one'],
      ['Esc', 'Close what is open; what was typed is kept'],
    ],
  },
  {
    title: 'In a table',
    keys: [
      ['j', 'The next row; the arrows too'],
      ['k', 'The one before'],
      ['Enter', 'Open the row'],
      ['x', 'Choose the row, or take it back'],
      ['Shift', 'With Space or a press: choose from the row before to this one'],
    ],
  },
  {
    title: 'In a batch',
    keys: [
      ['x', 'Choose all, or none, from outside the rows'],
      ['d', 'Go to the file for the bank'],
    ],
  },
  {
    title: 'On a chargeback',
    keys: [
      ['a', 'Go to We won'],
      ['l', 'Go to We lost'],
    ],
  },
  {
    title: 'On a document',
    keys: [
      ['+', 'Larger'],
      ['-', 'Smaller'],
      ['0', 'The whole document'],
      ['t', 'Turn it'],
      ['n', 'Type the name on it, to compare'],
    ],
  },
] as const

export function KeyList({ onClose }: { onClose: () => void }) {
  useSignals()
  return (
    <Modal open size="small" title="Keys" onOpenChange={open => !open && onClose()}>
      <div className="flex flex-col gap-6">
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3 className="text-small font-semibold text-ink">{title}</h3>
            <dl className="mt-2 grid grid-cols-[--spacing(14)_1fr] items-center gap-y-2 text-small text-ink-muted">
              {keys.map(([key, what]) => (
                <div key={key} className="contents">
                  <dt>
                    <KeyCap>{key}</KeyCap>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Switch
          label="Single keys work"
          hint="Switch them off if you dictate, or press them by accident."
          value={keysAreOn.value}
          onChange={switchKeys}
        />
      </div>
    </Modal>
  )
}
