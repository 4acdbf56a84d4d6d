import { useLocale } from '#src/base/useLocale.ts'
import { STATE_KINDS, type SupplyState } from '#src/domain/supply/state/supplyState.ts'
import type { States } from '#src/domain/supply/state/useStates.ts'
import { Select } from '#src/ui/form/choice/Select.tsx'

type StateFilterProps = {
  readonly states: States
  /** An empty string for all. */
  readonly value: StateChoice
  readonly onValue: (value: StateChoice) => void
}

export type StateChoice = SupplyState['kind'] | ''

/** A choice among the states that supplies of the list have, worst first, each with their number. */
export function StateFilter({ states, value, onValue }: StateFilterProps) {
  const { t, format } = useLocale()
  const all = [...(states?.values() ?? [])]
  const numberOf = (kind: SupplyState['kind']) => all.filter((state) => state.kind === kind).length
  const kinds = STATE_KINDS.filter((kind) => kind === value || numberOf(kind) > 0)
  return (
    <Select
      label={t('supply.state.label')}
      value={value}
      placeholder={t('supplies.states.all', { number: format.number(all.length) })}
      options={kinds.map((kind) => ({
        value: kind,
        label: t('supplies.states.one', {
          state: t(`supply.state.kinds.${kind}`),
          number: format.number(numberOf(kind)),
        }),
      }))}
      onValue={(next) => onValue(STATE_KINDS.find((kind) => kind === next) ?? '')}
    />
  )
}
