import { isLoginUser } from '@acometida/api-spec/rules/person/document'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '#src/api/call/apiError.ts'
import type { SetCallCentreRolesFailure } from '#src/api/generated/api.ts'
import { type ManagedUser, useCallCentreGrant, useGrantRoles, useSetEnabled } from '#src/domain/staff/managedUsers.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { ManagingFailure } from './ManagingFailure.tsx'

type UserDialogProps = { readonly user: ManagedUser; readonly onClose: () => void }

/** The confirmation before a user is disabled or enabled. */
export function StatusDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation()
  const change = useSetEnabled()
  const { name, enabled } = user
  const what = enabled ? 'disable' : 'enable'
  const send = () =>
    change.mutate(
      { user, enabled: !enabled },
      {
        onSuccess: () => {
          toast.success(t(`callCentre.${what}d`, { name }))
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={t(`callCentre.${what}Title`, { name })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant={enabled ? 'danger' : 'primary'} loading={change.isPending} onClick={send}>
            {t(`callCentre.${what}Name`, { name })}
          </Button>
        </>
      }
    >
      <ManagingFailure error={change.error} />
      <p>{t(`callCentre.${what}Text`)}</p>
    </Dialog>
  )
}

type GrantDialogProps = UserDialogProps & {
  /** Opens the dialog of single roles instead. */
  readonly onSingle: () => void
}

/** The choice of all call-centre roles, with what that closes; none of them; or single roles. */
export function GrantDialog({ user, onSingle, onClose }: GrantDialogProps) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<'single' | 'grant' | 'revoke'>('single')
  const change = useCallCentreGrant()
  const { name, username } = user
  const send = () => {
    if (choice === 'single') return onSingle()
    const done = () => {
      toast.success(t(choice === 'grant' ? 'callCentre.granted' : 'callCentre.revoked', { name }))
      onClose()
    }
    if (!change.isPending) change.mutate({ username, grant: choice === 'grant' }, { onSuccess: done })
  }
  return (
    <Dialog open onClose={onClose} size="medium" title={t('roleEditor.title', { name })}>
      <Form
        onSubmit={send}
        submit={{ label: t(`callCentre.choice.${choice}Send`), variant: choice === 'revoke' ? 'danger' : 'primary' }}
        onCancel={onClose}
        sending={{ busy: change.isPending, failure: change.error }}
        failed={(failure) => <ManagingFailure error={failure} />}
      >
        <RadioGroup
          name="grant"
          label={t('callCentre.choice.label')}
          options={(['single', 'grant', 'revoke'] as const).map((value) => ({
            value,
            label: t(`callCentre.choice.${value}`),
            hint: t(`callCentre.choice.${value}Hint`),
          }))}
          value={choice}
          onValue={(value) => {
            setChoice(value)
            change.reset()
          }}
        />
        {choice === 'grant' && <GrantConsequence />}
      </Form>
    </Dialog>
  )
}

/** Adds an existing user to the call centre. Single roles are changed later, from the list. */
export function NewcomerDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const change = useCallCentreGrant()
  const { field, form } = useForm({
    draft: 'callCentre',
    values: { username: '' },
    check: ({ username }) => ({ username: isLoginUser(username) ? undefined : t('callCentre.usernameWrong') }),
    send: ({ username }) => change.mutateAsync({ username, grant: true }),
    onSent: (_answer, { username }) => {
      toast.success(t('callCentre.granted', { name: username }))
      onClose()
    },
    refused: (error) =>
      codeOf<SetCallCentreRolesFailure>(error) === '2015' ? { username: t('callCentre.nobody') } : undefined,
    freeToLeave: true,
  })
  return (
    <Dialog open onClose={onClose} size="medium" title={t('callCentre.add')}>
      <Form
        {...form}
        submit={t('callCentre.choice.grantSend')}
        onCancel={onClose}
        failed={(failure) => <ManagingFailure error={failure} />}
      >
        <TextField
          label={t('callCentre.newUsername')}
          kind="document"
          hint={t('callCentre.newUsernameHint')}
          autoComplete="off"
          spellCheck={false}
          characters={12}
          {...field('username')}
        />
        <GrantConsequence />
      </Form>
    </Dialog>
  )
}

function GrantConsequence() {
  const { t } = useTranslation()
  const roles = useGrantRoles()
  return (
    <Banner tone="warning" title={t('callCentre.consequence.title')} live={false}>
      <NoteList>
        {t('callCentre.consequence.roles', {
          roles: roles.map((role) => t(`roleEditor.role.${role}.name`)).join(', '),
        })}
        {t('callCentre.consequence.closes')}
        {t('callCentre.consequence.instead')}
      </NoteList>
    </Banner>
  )
}
