import { Link } from 'react-router-dom'
import type { Message } from '#room/api/generated/control.ts'
import { copyText } from '#room/parts/copyText.ts'
import { EnterLink } from '#room/parts/EnterLink.tsx'
import { formatTime } from '#room/parts/times.ts'
import { worldPath } from '#room/parts/worldPath.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import styles from './InboxScreen.module.css'
import { smsSize } from './smsSegments.ts'

/** A message in its own language, with its code to copy and its links into the same world. */
export function MessageCard({ world, message }: { readonly world: string; readonly message: Message }) {
  const { number, channel, to, subject, text, language, sentAt, code, links, target } = message
  return (
    <li className={styles.card}>
      <p className={styles.facts}>
        <Tag>{channel}</Tag> <span>{to}</span>{' '}
        <Link
          to={`${worldPath(world, 'inbox')}?message=${number}`}
          aria-label={`Message ${number}, ${formatTime(sentAt)}`}
        >
          {formatTime(sentAt)}
        </Link>
      </p>
      <div lang={language}>
        {subject !== '' && <h2 className={styles.subject}>{subject}</h2>}
        <p className={styles.text}>{text}</p>
      </div>
      {code !== null && (
        <Button icon="copy" aria-label={`Copy the code ${code}`} onClick={() => void copyText(code, `${code} is`)}>
          {code}
        </Button>
      )}
      {[...links, ...(target === null ? [] : [target])].map((link) => (
        <p key={link} className={styles.link}>
          <EnterLink entrance={{ world, to: pathOf(link) }}>{pathOf(link)}</EnterLink>
        </p>
      ))}
      {channel === 'sms' && <SmsFacts text={text} />}
    </li>
  )
}

/** The number of parts in which an SMS is sent, and the reason. */
function SmsFacts({ text }: { readonly text: string }) {
  const { alphabet, places, segments, outside } = smsSize(text)
  return (
    <p className={styles.facts}>
      {segments === 1 ? '1 segment' : `${segments} segments`}, {places} places of {alphabet}
      {outside.length > 0 && `, because GSM-7 has no ${outside.join(' ')}`}
    </p>
  )
}

/** The path of a link in a message, with its query. It opens in the world that the message was sent from. */
function pathOf(link: string): string {
  const { pathname, search, hash } = new URL(link, 'http://localhost')
  return pathname + search + hash
}
