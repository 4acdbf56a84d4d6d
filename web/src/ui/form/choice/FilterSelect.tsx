import { PrimeReactProvider } from 'primereact/api'
import { Dropdown } from 'primereact/dropdown'
import { useTranslation } from 'react-i18next'
import { classNames } from '#src/base/classNames.ts'
import { Field, useFieldId, type FieldText, type FieldValue } from '#src/ui/form/Field.tsx'
import { leaving } from '#src/ui/form/kit/leaving.ts'
import type { SelectOption } from './Select.tsx'
import control from '#src/ui/form/control.module.css'
import styles from './FilterSelect.module.css'

type FilterSelectProps = FieldText &
  FieldValue<string> & { readonly options: readonly SelectOption[]; readonly placeholder?: string | undefined }

/** A choice from many options, filtered by part of the name. */
export function FilterSelect(props: FilterSelectProps) {
  const { id: givenId, name, options, value, onValue, onBlur, placeholder = '', ...text } = props
  const { t } = useTranslation()
  const id = useFieldId(givenId, name)
  return (
    <Field id={id} {...text}>
      {(attributes) => (
        <PrimeReactProvider value={UNSTYLED}>
          <Dropdown
            filter
            filterInputAutoFocus
            inputId={id}
            aria-describedby={attributes['aria-describedby']}
            aria-invalid={attributes['aria-invalid']}
            name={name ?? id}
            value={value}
            options={[...options]}
            optionLabel="label"
            optionValue="value"
            optionDisabled="disabled"
            placeholder={placeholder}
            filterPlaceholder={t('furniture.filterPlaceholder')}
            emptyFilterMessage={t('furniture.filterEmpty')}
            emptyMessage={t('furniture.emptyList')}
            scrollHeight="16rem"
            // Inside a dialog the rest of the page is inert, so the list must open at the field.
            appendTo="self"
            onChange={(event) => onValue(String(event.value ?? ''))}
            pt={{
              // The panel's search box is inside the root, so focus there does not leave the field.
              root: { className: classNames(control.control, styles.root), onBlur: leaving(onBlur) },
              input: { className: styles.input },
              // A hidden copy of the value for native forms, which ours are not.
              select: { 'aria-hidden': true },
              // The whole box is clickable; a second, unreachable button would only be noise.
              trigger: { className: styles.trigger, role: 'presentation', 'aria-label': '', 'aria-hidden': true },
              panel: { className: styles.panel },
              header: { className: styles.header },
              filterContainer: { className: styles.filter },
              filterInput: {
                className: classNames(control.control, styles.filterInput),
                'aria-label': `${text.label}: ${t('furniture.filterPlaceholder')}`,
              },
              filterIcon: { className: styles.filterIcon },
              wrapper: { className: styles.wrapper },
              list: { className: styles.list, 'aria-label': text.label },
              item: { className: styles.item },
              emptyMessage: { className: styles.empty },
            }}
          />
        </PrimeReactProvider>
      )}
    </Field>
  )
}

/** Our own classes style it; the library's stylesheet is not loaded. */
const UNSTYLED = { unstyled: true }
