import { useMutation } from '@tanstack/react-query'
import { shownErrorOf } from '#src/api/error.store.ts'
import { useCaptcha } from '#src/domain/captcha/useCaptcha.ts'
import { setNewPassword } from '#src/session/logIn.ts'
import { isCodeRefusal, type TypedUpdate } from './updateProblems.ts'

type UpdatePasswordOptions = {
  readonly user: string
  readonly typed: TypedUpdate
  readonly onDone: () => void
  readonly onRefused: (error: unknown) => void
  /** The code has to be typed anew. */
  readonly onCodeSpent: () => void
}

/** Sends code and password, behind the security check of the log-in. */
export function useUpdatePassword(options: UpdatePasswordOptions) {
  const { user, typed, onDone, onRefused, onCodeSpent } = options
  const { captcha, renew } = useCaptcha(user)
  const update = useMutation({
    mutationFn: () =>
      setNewPassword({ user, newpassword: typed.password, confirmation_code: typed.code }, captcha.token),
    onSuccess: onDone,
    onError: (error) => {
      const { code } = shownErrorOf(error)
      // What was sent is spent, whatever became of it. A server that refuses the dummy of localhost gets a real one.
      renew({ real: code === '2004' })
      onRefused(error)
      if (code === '4008' || isCodeRefusal(error)) onCodeSpent()
    },
    meta: { screenShows: 'all' },
  })
  return { update, captcha, renew }
}
