import { makeStore } from '#src/base/store.ts'

export type Holder = 'person' | 'company'

/** The input of the sign-up form as typed. Never contains passwords. */
export type SignUpDraft = {
  readonly holder: Holder
  readonly document: string
  /** First name, or the company's name. */
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly phone: string
}

export const EMPTY_DRAFT: SignUpDraft = { holder: 'person', document: '', name: '', surname: '', email: '', phone: '' }

/** Outlives the form, so that a return from another screen restores tab and input. */
export const signUpDraftStore = makeStore<SignUpDraft>(EMPTY_DRAFT)
