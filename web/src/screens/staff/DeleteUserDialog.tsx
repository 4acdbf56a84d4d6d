import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ManagedUser, useDeleteManaged } from '#src/domain/staff/managedUsers.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { isGone, ManagingFailure } from './ManagingFailure.tsx'

type DeleteUserDialogProps = {
  readonly user: ManagedUser
  /** Called if the user no longer exists. */
  readonly onGone: () => void
  readonly onClose: () => void
}

/** Deletes a user. The document has to be typed, and the customer's shared record needs a second confirmation. */
export function DeleteUserDialog({ user, onGone, onClose }: DeleteUserDialogProps) {
  const { t } = useTranslation()
  const [second, setSecond] = useState(false)
  const remove = useDeleteManaged()
  const { name, username } = user
  const go = (commons: boolean) =>
    remove.mutate(
      { user, commons },
      {
        onSuccess: () => {
          toast.success(t(commons ? 'users.deletedAll' : 'users.deleted', { name }))
          onClose()
        },
        onError: (error) => {
          if (isGone(error)) onGone()
        },
      },
    )
  const { field, form } = useLocalForm({
    values: { typed: '', commons: false },
    check: ({ typed }) => ({
      typed: typed === username ? undefined : t('users.typeWrong', { document: username }),
    }),
    next: ({ commons }) => (commons ? setSecond(true) : go(false)),
    again: 'asSent',
  })
  if (second)
    return (
      <Dialog
        open
        onClose={onClose}
        size="medium"
        title={t('users.secondTitle')}
        actions={
          <>
            <Button variant="quiet" disabled={remove.isPending} onClick={() => setSecond(false)}>
              {t('common.back')}
            </Button>
            <Button variant="danger" loading={remove.isPending} onClick={() => go(true)}>
              {t('users.secondSend')}
            </Button>
          </>
        }
      >
        <ManagingFailure error={remove.error} />
        <p>{t('users.secondText', { name, document: username })}</p>
        <Banner tone="warning" live={false}>
          {t('users.secondWarning')}
        </Banner>
      </Dialog>
    )
  return (
    <Dialog open onClose={onClose} size="medium" title={t('users.deleteTitle', { name })}>
      <Form
        {...form}
        submit={{ label: t('users.deleteName', { name }), variant: 'danger' }}
        onCancel={onClose}
        sending={{ busy: remove.isPending, failure: remove.error }}
        failed={(failure) => <ManagingFailure error={failure} />}
      >
        <NoteList>
          {t('users.deleteLogin')}
          {t('users.deleteKnown')}
          {t('users.deleteForGood')}
        </NoteList>
        <TextField
          label={t('users.type', { document: username })}
          kind="document"
          autoComplete="off"
          spellCheck={false}
          characters={12}
          {...field('typed')}
        />
        <Checkbox label={t('users.commons')} hint={t('users.commonsHint')} {...field('commons')} />
      </Form>
    </Dialog>
  )
}
