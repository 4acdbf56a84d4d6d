import { useState } from 'react'
import { useAdvanceClock, useListFaults, useSetClock, type World } from '#room/api/generated/control.ts'
import { EnterLink } from '#room/parts/EnterLink.tsx'
import { FaultLink } from '#room/parts/FaultLink.tsx'
import { TimeField } from '#room/parts/TimeField.tsx'
import { formatTime, parseTime } from '#room/parts/times.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import styles from './ClockBar.module.css'

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS
const STEPS = [
  ['+1 h', HOUR_SECONDS],
  ['+1 d', DAY_SECONDS],
  ['+1 month', 30 * DAY_SECONDS],
] as const

/**
 * The clock of a world and the buttons that move it. Moving it forward makes everything due happen. A month is 30 days.
 */
export function ClockBar({ world: { id, label, clock } }: { readonly world: World }) {
  const [typed, setTyped] = useState('')
  const advance = useAdvanceClock()
  const set = useSetClock()
  const { data } = useListFaults(id)
  const faults = (data?.faults ?? []).filter(({ rule }) => rule.off !== true).length
  const goTo = () => {
    const now = parseTime(typed)
    if (now !== null) set.mutate({ world: id, data: { now } }, { onSuccess: () => setTyped('') })
  }
  return (
    <section className={styles.bar} aria-label="Clock">
      <p className={styles.world}>
        <strong>{id}</strong> {label !== null && <span className={styles.label}>{label}</span>}
      </p>
      <p className={styles.now}>
        <time dateTime={clock.now}>{formatTime(clock.now)}</time> {clock.frozen && <Tag tone="info">frozen</Tag>}
      </p>
      {faults > 0 && <FaultLink world={id}>{faults === 1 ? '1 fault' : `${faults} faults`}</FaultLink>}
      <span className={styles.steps}>
        {STEPS.map(([name, seconds]) => (
          <Button key={name} size="small" onClick={() => advance.mutate({ world: id, data: { seconds } })}>
            {name}
          </Button>
        ))}
        <Button size="small" onClick={() => set.mutate({ world: id, data: { frozen: !clock.frozen } })}>
          {clock.frozen ? 'Resume' : 'Freeze'}
        </Button>
      </span>
      <div className={styles.date}>
        <Form submit={{ label: 'Go', size: 'small' }} onSubmit={goTo}>
          <TimeField label="Time" labelHidden value={typed} onValue={setTyped} />
        </Form>
      </div>
      <EnterLink entrance={{ world: id }}>Open client</EnterLink>
    </section>
  )
}
