import { MailToUtilityLimits } from '@acometida/api-spec/generated/limits'
import { isForStore } from '@acometida/api-spec/rules/navigation/rating'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSendMail } from '#src/api/generated/api.ts'
import { useStoreUrl } from '#src/api/useAppVersions.ts'
import type { MobileShell } from '#src/shell/mobileShell.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Rating } from '#src/ui/form/choice/Rating.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { TextArea } from '#src/ui/form/text/TextArea.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { postponeRating, markRated } from './useRatingAsked.ts'

export type RatingDialogProps = {
  readonly shell: MobileShell
  readonly userId: number
  readonly onClose: () => void
}

/** The last stage thanks for a message with its number, or for going to the store. */
type Stage = 'stars' | 'text' | { readonly number: string | null }

/**
 * Asks for a rating. Five stars lead to the store, fewer to a question, and both to thanks. Those link to the store for
 * everybody: both stores forbid sending only satisfied users there (C-214).
 */
export function RatingDialog({ shell, userId, onClose }: RatingDialogProps) {
  const { t } = useTranslation()
  const [stars, setStars] = useState(0)
  const [tried, setTried] = useState(false)
  const [stage, setStage] = useState<Stage>('stars')
  const storeUrl = useStoreUrl(shell.platform)
  const later = () => {
    postponeRating(userId)
    onClose()
  }
  const rated = (next: Stage) => {
    markRated(userId)
    setStage(next)
  }
  const goOn = () => {
    if (stars === 0) return setTried(true)
    if (!isForStore(stars)) return setStage('text')
    if (storeUrl !== '') shell.openStore(storeUrl)
    rated({ number: null })
  }

  if (stage === 'stars') {
    return (
      <Dialog
        open
        onClose={later}
        title={t('mobile.rating.title')}
        actions={
          <>
            <Button onClick={later}>{t('mobile.rating.later')}</Button>
            <Button variant="primary" onClick={goOn}>
              {t('mobile.rating.next')}
            </Button>
          </>
        }
      >
        <Rating
          label={t('mobile.rating.stars')}
          hint={t('mobile.rating.starsHint')}
          error={tried && stars === 0 ? t('mobile.rating.starsMissing') : undefined}
          name="stars"
          value={stars}
          onValue={setStars}
        />
      </Dialog>
    )
  }
  if (stage === 'text') {
    return (
      <Dialog open onClose={later} title={t('mobile.rating.feedbackTitle')}>
        <Feedback stars={stars} onLater={later} onSent={(number) => rated({ number })} />
      </Dialog>
    )
  }
  const { number } = stage
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('mobile.rating.thanksTitle')}
      actions={
        <>
          {storeUrl !== '' && (
            <Button icon="star" onClick={() => shell.openStore(storeUrl)}>
              {t('mobile.rating.store')}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {t('mobile.rating.close')}
          </Button>
        </>
      }
    >
      {number !== null && <p>{t('mobile.rating.thanksSent', { number })}</p>}
      {number === null && storeUrl !== '' && <p>{t('mobile.rating.thanksStore')}</p>}
    </Dialog>
  )
}

type FeedbackProps = {
  readonly stars: number
  readonly onLater: () => void
  /** Called with the utility's number of the message. */
  readonly onSent: (number: string) => void
}

/** The question of what could be better. Text is required. */
function Feedback({ stars, onLater, onSent }: FeedbackProps) {
  const { t } = useTranslation()
  const { mutateAsync: send } = useSendMail()
  const { values, field, form } = useForm({
    draft: 'rating',
    values: { text: '' },
    send: ({ text }) => send({ template: 'rating', data: { text: text.trim(), stars } }),
    onSent: ({ number }) => onSent(number),
  })
  return (
    <Form
      {...form}
      submit={{ label: t('mobile.rating.send'), disabled: values.text.trim() === '' }}
      beside={<Button onClick={onLater}>{t('mobile.rating.later')}</Button>}
      failed={t('mobile.rating.failed')}
    >
      <TextArea
        label={t('mobile.rating.text')}
        hint={t('mobile.rating.textHint')}
        maxLength={MailToUtilityLimits.text}
        {...field('text')}
      />
    </Form>
  )
}
