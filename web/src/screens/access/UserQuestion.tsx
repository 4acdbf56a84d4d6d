import { isLoginUser, normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/action/Button.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { ForgottenLink } from './ForgottenLink.tsx'

type UserQuestionProps = {
  /** What was typed before, for whoever comes back. */
  readonly user: string
  /** Called with the identifier in normal form. */
  readonly onNext: (user: string) => void
}

/**
 * Who wants to come in. Next waits for a valid identifier; leaving an invalid one says what is wrong with it until it is right. It is what
 * the log-in loads first, so it goes by the policy of the form kit without it.
 */
export function UserQuestion({ user, onNext }: UserQuestionProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(user)
  const [left, setLeft] = useState(false)
  const valid = isLoginUser(typed)
  const problem = left && typed.trim() !== '' && !valid ? t('login.user.invalid') : undefined

  return (
    <>
      <PageHeader title={t('login.title')} lead={t('login.lead')} hasErrors={problem !== undefined} />
      <Form
        onSubmit={() => {
          if (valid) onNext(normalizeIdentifier(typed))
        }}
        actions={
          <Button type="submit" variant="primary" block disabled={!valid} iconEnd="arrowRight">
            {t('common.next')}
          </Button>
        }
      >
        <TextField
          label={t('login.user.label')}
          hint={t('login.user.hint')}
          error={problem}
          name="username"
          autoComplete="username"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={20}
          value={typed}
          onValue={setTyped}
          onBlur={() => setLeft(left || typed.trim() !== '')}
        />
      </Form>
      <ForgottenLink user={typed} />
    </>
  )
}
