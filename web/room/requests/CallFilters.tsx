import type { ListRequestsParams, RequestList } from '#room/api/generated/control.ts'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { ORDERS, OUTCOMES } from './calls.ts'
import styles from './CallsScreen.module.css'

interface CallFiltersProps {
  readonly filters: ListRequestsParams
  /** Gives the values that the kept calls have; undefined until they are read. */
  readonly found: RequestList | undefined
  readonly onFilter: (name: string, value: string | null) => void
}

/** The filters of the list of calls and its order. The words are found in headers and bodies as well. */
export function CallFilters({ filters, found, onFilter }: CallFiltersProps) {
  const { operation = '', outcome = '', persona = '', sort = '', find = '' } = filters
  const choose = (name: string) => (value: string) => onFilter(name, value)
  return (
    <div className={styles.filters}>
      <TextField
        kind="line"
        label="Search calls"
        icon="search"
        type="search"
        placeholder="Words of path, body, header"
        value={find}
        onValue={choose('find')}
      />
      <Select
        label="Operation"
        placeholder="Any"
        value={operation}
        onValue={choose('operation')}
        options={optionsOf(found?.operations, operation)}
      />
      <Select
        label="Outcome"
        placeholder="Any"
        value={outcome}
        onValue={choose('outcome')}
        options={[
          ...OUTCOMES,
          ...optionsOf(found?.outcomes, OUTCOMES.some(({ value }) => value === outcome) ? '' : outcome),
        ]}
      />
      <Select
        label="Persona"
        placeholder="Anybody"
        value={persona}
        onValue={choose('persona')}
        options={optionsOf(found?.personas, persona)}
      />
      <Select label="Order" placeholder="Newest first" value={sort} onValue={choose('sort')} options={ORDERS} />
    </div>
  )
}

/** The values as options, with the chosen one, which no kept call may have any more. */
function optionsOf(values: readonly string[] = [], chosen: string) {
  const all = chosen === '' || values.includes(chosen) ? values : [chosen, ...values]
  return all.map((value) => ({ value, label: value }))
}
