import { Select } from '#src/ui/form/choice/Select.tsx'
import { useListPersonas, useListScenarios } from '#room/api/generated/control.ts'

/** Somebody in a situation; each is empty where it is not chosen. */
export interface Person {
  readonly persona: string
  readonly scenario: string
}

interface PersonFieldsProps {
  readonly value: Person
  readonly onValue: (value: Person) => void
  /** The words for nobody; without them somebody has to be chosen. */
  readonly nobody?: string
}

/** The choice of a persona and a situation. */
export function PersonFields({ value, onValue, nobody }: PersonFieldsProps) {
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
        label="In the situation"
        placeholder="As seeded"
        value={value.scenario}
        onValue={(scenario) => onValue({ ...value, scenario })}
        options={(known?.scenarios ?? []).map(({ name }) => ({ value: name, label: name }))}
      />
    </>
  )
}
