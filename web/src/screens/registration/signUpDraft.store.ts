import { makeStore } from '#src/api/store.ts'

export type Holder = 'person' | 'company'

/** The typed values of the sign-up form, without passwords. */
export type SignUpDraft = {
  readonly holder: Holder
  readonly document: string
  /** First name, or the name of the company. */
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly phone: string
}

export const EMPTY_DRAFT: SignUpDraft = { holder: 'person', document: '', name: '', surname: '', email: '', phone: '' }

/** Outlives the form, so that whoever comes back to it from another screen finds the tab and the words they left. */
export const signUpDraftStore = makeStore<SignUpDraft>(EMPTY_DRAFT)
