import type { FieldText, FieldValue } from '#src/ui/form/Field.tsx'

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean | undefined }

export type SelectProps = FieldText &
  FieldValue<string> & {
    readonly options: readonly SelectOption[]
    /** The first, empty option: "Elija un tipo". */
    readonly placeholder?: string | undefined
    readonly disabled?: boolean | undefined
  }
