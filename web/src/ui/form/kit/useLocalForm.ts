import { type FormOptions, type Problems, useForm } from './useForm.tsx'

type LocalOptions<Values, Found> = Pick<
  FormOptions<Values, Values, Found, Problems<Values>>,
  'values' | 'check' | 'checkLeft' | 'onChange' | 'again'
> & {
  /** As in `useForm`. A step of a wizard has none, since the wizard holds what its steps pass to `change`. */
  readonly draft?: string
  /** Continues with the checked values. */
  readonly next: (values: Values) => void
}

/** A form without a call, such as a step of a wizard or a search. Leaving it does not ask. */
export function useLocalForm<Values extends object, Found extends Problems<Values> = Problems<Values>>({
  next,
  draft,
  ...options
}: LocalOptions<Values, Found>) {
  const { form, values, field, hasErrors, put } = useForm<Values, Values, Found>({
    ...options,
    draft: draft ?? null,
    freeToLeave: true,
    send: async (typed) => typed,
    onSent: next,
  })
  const { sending: _, ...local } = form
  return { form: local, values, field, hasErrors, put }
}
