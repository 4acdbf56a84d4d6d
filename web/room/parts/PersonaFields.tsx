import { useListPersonas, useListScenarios } from '#room/api/generated/control.ts'
import { Select } from '#src/ui/form/choice/Select.tsx'

/** A persona and a scenario, such as `customer` and `overdueBill`. Each is empty if none is chosen. */
export interface ChosenPersona {
  readonly persona: string
  readonly scenario: string
}

interface PersonFieldsProps {
  readonly value: ChosenPersona
  readonly onValue: (value: ChosenPersona) => void
  /** The label for no persona. Without it a persona has to be chosen. */
  readonly nobody?: string
}

/** The fields that choose a persona and a scenario. */
export function PersonaFields({ value, onValue, nobody }: PersonFieldsProps) {
  const { data: people } = useListPersonas({ query: { refetchInterval: false } })
  const { data: known } = useListScenarios()
  return (
    <>
      <Select
        label="As"
        placeholder={nobody}
        value={value.persona}
        onValue={(persona) => onValue({ ...value, persona })}
        options={(people?.personas ?? []).map(({ key }) => ({ value: key, label: key }))}
      />
      <Select
        label="Scenario"
        placeholder="As seeded"
        value={value.scenario}
        onValue={(scenario) => onValue({ ...value, scenario })}
        options={(known?.scenarios ?? []).map(({ name }) => ({ value: name, label: name }))}
      />
    </>
  )
}
