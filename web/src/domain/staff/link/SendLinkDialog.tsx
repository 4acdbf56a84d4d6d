import { linkMessage } from '@acometida/api-spec/rules/request/linkMessage'
import { sentLinkPath } from '@acometida/api-spec/rules/request/sentLink'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSendLink } from '#src/api/generated/api.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { CheckAnswers } from '#src/ui/form/kit/CheckAnswers.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { type Choice, LinkChoiceForm } from './LinkChoiceForm.tsx'
import { linkPath } from './linkDetails.ts'
import type { LinkRecipient } from './linkRecipient.store.ts'
import { isUnanswered, SendFailure } from './SendFailure.tsx'
import styles from './SendLink.module.css'
import { useLinkLabels } from './useLinkLabels.ts'

type SendLinkDialogProps = { readonly recipient: LinkRecipient; readonly onClose: () => void }
type Step = 'choice' | 'review' | 'sent' | 'error'

/** Sends a link to a customer: the choice, the preview of the message, and the result. Back keeps the choice. */
export function SendLinkDialog({ recipient, onClose }: SendLinkDialogProps) {
  const { t } = useTranslation()
  const { userId, acting } = useSession()
  const [step, setStep] = useState<Step>('choice')
  const [choice, setChoice] = useState<Choice>()
  const { mutate, isPending, error } = useSendLink()
  const back = () => setStep('choice')
  const sendAnother = () => {
    setChoice(undefined)
    back()
  }
  const send = ({ category, detail, subject, channel, mail, sms }: Choice) => {
    const to = channel === '0' ? { mail: mail.trim() } : { sms }
    const link = { category, detail, channel, ...to, url: linkPath(detail, subject) }
    mutate(
      { data: { ...link, userId: recipient.userId, adminId: acting?.userId ?? userId } },
      { onSuccess: () => setStep('sent'), onError: () => setStep('error') },
    )
  }
  const shared = { open: true, onClose, size: 'medium' } as const
  if (!choice || step === 'choice')
    return (
      <Dialog {...shared} title={t('sendLink.title', { name: recipient.fullName })}>
        <LinkChoiceForm
          recipient={recipient}
          choice={choice}
          onCancel={onClose}
          onNext={(next) => {
            setChoice(next)
            setStep('review')
          }}
        />
      </Dialog>
    )
  if (step === 'review')
    return (
      <Dialog
        {...shared}
        title={t('sendLink.reviewTitle')}
        actions={
          <>
            <Button variant="quiet" onClick={back}>
              {t('sendLink.back')}
            </Button>
            <Button variant="primary" loading={isPending} onClick={() => send(choice)}>
              {t('sendLink.send', { name: recipient.fullName })}
            </Button>
          </>
        }
      >
        <Review choice={choice} recipient={recipient} />
      </Dialog>
    )
  return (
    <Dialog
      {...shared}
      title={t(`sendLink.${step === 'sent' ? 'sentTitle' : isUnanswered(error) ? 'unknownTitle' : 'errorTitle'}`)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.close')}
          </Button>
          {step === 'sent' ? (
            <Button onClick={sendAnother}>{t('sendLink.again')}</Button>
          ) : (
            <Button variant="primary" onClick={back}>
              {t('sendLink.back')}
            </Button>
          )}
        </>
      }
    >
      {step === 'sent' ? (
        <Banner tone="success">{t('sendLink.sent', { address: addressOf(choice) })}</Banner>
      ) : (
        <SendFailure error={error} />
      )}
    </Dialog>
  )
}

type ReviewProps = { readonly choice: Choice; readonly recipient: LinkRecipient }

/** The choice, and the message as the customer will read it. */
function Review({ choice, recipient: { firstName, fullName, language } }: ReviewProps) {
  const { t } = useTranslation()
  const labels = useLinkLabels()
  const { category, detail, subject, subjectName, channel } = choice
  // Each link gets its own number when it is sent.
  const link = window.location.origin + sentLinkPath(linkPath(detail, subject), '…')
  const message = language && linkMessage(language, channel === '0' ? 'email' : 'sms', firstName, link)
  return (
    <Stack gap={4}>
      <CheckAnswers
        answers={[
          { question: t('sendLink.category'), answer: labels.category(category) },
          ...(subjectName === '' ? [] : [{ question: t('sendLink.subject'), answer: subjectName }]),
          { question: t('sendLink.detail'), answer: t(`sendLink.details.${detail}`) },
          { question: t(channel === '0' ? 'sendLink.mail' : 'sendLink.sms'), answer: addressOf(choice) },
        ]}
      />
      {message ? (
        <section aria-labelledby="message-preview">
          <h3 id="message-preview" className={styles.subtitle}>
            {t('sendLink.preview', { name: fullName, language: t(`sendLink.languages.${language}`) })}
          </h3>
          <blockquote className={styles.message} lang={language}>
            {channel === '0' && <p className={styles.subject}>{message.subject}</p>}
            <p>{message.text}</p>
          </blockquote>
        </section>
      ) : (
        <p>{t('sendLink.noPreview')}</p>
      )}
    </Stack>
  )
}

function addressOf({ channel, mail, sms }: Choice): string {
  return channel === '0' ? mail.trim() : sms
}
