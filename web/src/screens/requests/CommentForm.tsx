import { ServiceRequestCommentLimits } from '@acometida/api-spec/generated/limits'
import type { KeyboardEvent } from 'react'
import { codeOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import type { UpdateServiceRequestFailure } from '#src/api/generated/api.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { useComment } from '#src/domain/request/conversation.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { TextArea } from '#src/ui/form/text/TextArea.tsx'
import styles from './Requests.module.css'

type CommentFormProps = {
  readonly code: string
  /** The request has been closed. The input stays. */
  readonly onClosed: () => void
}

/** The form for a message about an open request. The input stays until it is sent. */
export function CommentForm({ code, onClosed }: CommentFormProps) {
  const { t, format } = useLocale()
  const isOnline = useOnline()
  const send = useComment(code)
  const { field, form } = useForm({
    draft: `comment/${code}`,
    values: { comment: '' },
    check: ({ comment }) => ({ comment: problemOf(comment.trim().length) }),
    send: ({ comment }) => send(comment),
    onSent: () => toast.success(t('requests.comment.sent')),
    refused: (error) => {
      if (codeOf<UpdateServiceRequestFailure>(error) === '0409') onClosed()
      return undefined
    },
    again: 'emptied',
  })
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isOnline) return
    event.preventDefault()
    form.onSubmit()
  }
  return (
    <Form {...form} submit={t('requests.comment.send')} failed={(failure) => <Failure error={failure} />}>
      <TextArea
        label={t('requests.comment.label')}
        hint={
          <>
            {t('requests.comment.hint', { longest: format.number(ServiceRequestCommentLimits.comment) })}{' '}
            <span className={styles.keys}>{t('requests.comment.keys')}</span>
          </>
        }
        onKeyDown={sendByKey}
        {...field('comment')}
      />
    </Form>
  )

  function problemOf(length: number): string | undefined {
    if (length === 0) return t('requests.comment.missing')
    return length > ServiceRequestCommentLimits.comment
      ? t('requests.comment.tooLong', { count: length - ServiceRequestCommentLimits.comment })
      : undefined
  }
}

function Failure({ error }: { readonly error: unknown }) {
  const { t } = useLocale()
  const code = codeOf<UpdateServiceRequestFailure>(error)
  if (code === '0409')
    return (
      <Banner tone="warning" title={t('requests.comment.conflict.title')}>
        {t('requests.comment.conflict.text')}
      </Banner>
    )
  return (
    <Banner tone="error" title={t('requests.comment.failed')}>
      {code === '0404' ? t('requests.comment.gone') : errorText(t, error)}
    </Banner>
  )
}
