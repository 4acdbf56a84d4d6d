import { useCallback, useState } from 'react'
import { callOnce } from '#src/api/callOnce.ts'
import {
  type ListServiceRequestsCommentsSuccess,
  useListServiceRequestsComments,
  updateServiceRequest,
  useUpdateServiceRequest,
} from '#src/api/generated/api.ts'
import { ownerParams } from '#src/session/listParams.ts'
import { useSession } from '#src/session/session.store.ts'

/** Something that was said or done about a request. */
export interface Turn {
  readonly kind: 'created' | 'commented' | 'answered' | 'closed' | 'delivered'
  /** ISO 8601. */
  readonly at: string
  /** The name of a document; empty where nothing was said. */
  readonly text: string
}

/** A document of a request. */
export interface RequestDocument {
  readonly id: string
  readonly name: string
  /** The company has looked at it. */
  readonly reviewed: boolean
}

/** The events and documents of a request, oldest first; and its contact data. */
export interface Conversation {
  readonly turns: readonly Turn[]
  readonly documents: readonly RequestDocument[]
  /** E-mail and telephones, as they were given with it. */
  readonly contact: readonly string[]
}

/** The conversation about a request of the user. */
export function useConversation(code: string) {
  const asked = ownerParams('listServiceRequestsComments', useSession(), { codSR: code })
  return useListServiceRequestsComments(asked, { query: { select: conversationOf } })
}

/** Marks a request of the user as read. */
export function useMarkRequestRead() {
  const { mutate, ...call } = useUpdateServiceRequest()
  const markRead = useCallback((code: string) => mutate({ data: { codSR: code, indRead: 1 } }), [mutate])
  return { ...call, markRead }
}

/** Adds to the conversation about a request. The same text, tried again where nobody answered, is added once. */
export function useComment(code: string) {
  const [once] = useState(callOnce)
  return (text: string) => {
    const comment = text.trim()
    return once(comment, (messageId) => updateServiceRequest({ codSR: code, comment }, { messageId }))
  }
}

/** The calls tell apart what was done and what was said with it: they are of the same moment and the same side. */
export function conversationOf({
  events,
  comments,
  documents,
  contact,
}: ListServiceRequestsCommentsSuccess): Conversation {
  const unsaid = [...comments]
  const turns = events.map(({ event, date }): Turn => {
    const author = event === 'CREATED' || event === 'COMMENTED' ? 'CUSTOMER' : 'UTILITY'
    const nth = unsaid.findIndex((comment) => comment.date === date && comment.author === author)
    const [said] = nth < 0 ? [] : unsaid.splice(nth, 1)
    return {
      kind: KINDS.get(event) ?? (author === 'CUSTOMER' ? 'commented' : 'answered'),
      at: date,
      text: said?.comment ?? '',
    }
  })
  const rest = unsaid.map(({ author, date, comment }): Turn => {
    return { kind: author === 'CUSTOMER' ? 'commented' : 'answered', at: date, text: comment }
  })
  // Documents of the request were uploaded before it was raised.
  const [first] = events
  const delivered = documents.flatMap(({ date, nombreArchivo, idDocumentum }): Turn[] => {
    if (date === undefined) return []
    const at = first && Date.parse(date) < Date.parse(first.date) ? first.date : date
    return [{ kind: 'delivered', at, text: nombreArchivo ?? idDocumentum }]
  })
  return {
    turns: [...turns, ...rest, ...delivered].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    documents: documents.map(({ idDocumentum: id, nombreArchivo, documentState }) => ({
      id,
      name: nombreArchivo ?? id,
      reviewed: documentState === 'REVISADO',
    })),
    contact: [contact?.email, contact?.cellphone, contact?.landline].flatMap((each) => each || []),
  }
}

/** Other events are shown as a comment of their author. */
const KINDS: ReadonlyMap<string, Turn['kind']> = new Map([
  ['CREATED', 'created'],
  ['COMMENTED', 'commented'],
  ['ANSWERED', 'answered'],
  ['CLOSED', 'closed'],
])
