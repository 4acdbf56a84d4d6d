import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { Link } from 'react-router-dom'
import { useLocale } from '#src/base/useLocale.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { useDateFormats } from '#src/domain/supply/useDateFormats.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Skeleton } from '#src/ui/layout/skeleton/Skeleton.tsx'
import { statePath, type SupplyState } from './supplyState.ts'
import styles from './SupplyStateTag.module.css'

type SupplyStateTagProps = {
  readonly supply: Pick<Supply, 'cups' | 'title'>
  /** Undefined while the answers arrive. */
  readonly state: SupplyState | undefined
  /** The page of the link for staff, whatever the state. Each state links to the customer's own by default. */
  readonly to?: string
}

/** The state of a supply in a few words, and a link to where something can be done about it. */
export function SupplyStateTag({ supply: { cups, title }, state, to }: SupplyStateTagProps) {
  const { t } = useLocale()
  const stateLabel = useStateLabel()
  if (!state) return <Skeleton width="7rem" />
  const tone = TONES[state.kind]
  // Nothing to do is said quietly, so that the others stand out in a long list.
  const tag = tone ? (
    <Tag tone={tone}>{stateLabel(state)}</Tag>
  ) : (
    <span className={styles.quiet}>{stateLabel(state)}</span>
  )
  const path = to ?? statePath(cups, state)
  if (path === undefined) return tag
  return (
    <Link className={styles.link} to={path} aria-label={t('supply.state.of', { state: stateLabel(state), title })}>
      {tag}
      <Icon name="chevronRight" size={16} />
    </Link>
  )
}

/** A state in words: `Corte el 3 abr`. */
export function useStateLabel(): (state: SupplyState) => string {
  const { t } = useLocale()
  const dates = useDateFormats()
  return (state) => {
    switch (state.kind) {
      case 'outage':
        return t(state.outage.planned ? 'supply.state.works' : 'supply.state.kinds.outage')
      case 'planned':
        return t('supply.state.planned', { day: dates.dayMonth(localDate(state.outage.startsAt)) })
      case 'bill':
        return t('supply.state.bill', { count: state.bills.length })
      default:
        return t(`supply.state.kinds.${state.kind}`)
    }
  }
}

const TONES = {
  outage: 'danger',
  tripped: 'danger',
  reconnecting: 'info',
  planned: 'warning',
  bill: 'warning',
  fine: 'success',
  calm: null,
  noCuts: null,
  unknown: null,
} as const satisfies Record<SupplyState['kind'], string | null>
