import { parseInstant } from '@acometida/api-spec/rules/time/instant'
import { useCallback, useState } from 'react'
import { makeIdempotentCall } from '#src/api/call/makeIdempotentCall.ts'
import {
  type ListServiceRequestsCommentsSuccess,
  useListServiceRequestsComments,
  updateServiceRequest,
  useUpdateServiceRequest,
} from '#src/api/generated/api.ts'
import { ownerParams } from '#src/session/listParams.ts'
import { useSession } from '#src/session/tokens/session.store.ts'

/** An entry of a request's conversation. */
export interface Turn {
  readonly kind: 'created' | 'commented' | 'answered' | 'closed' | 'delivered'
  /** `2026-03-13T09:00:00.000Z` */
  readonly at: string
  /** The name of a document. Empty for an entry without text. */
  readonly text: string
}

/** A document of a request. */
export interface RequestDocument {
  readonly id: string
  readonly name: string
  /** The company has reviewed it. */
  readonly reviewed: boolean
}

/** The entries and documents of a request, oldest first, and its contact data. */
export interface Conversation {
  readonly turns: readonly Turn[]
  readonly documents: readonly RequestDocument[]
  /** E-mail and phones given with the request. */
  readonly contact: readonly string[]
}

/** The conversation of a user's request. */
export function useConversation(code: string) {
  const params = ownerParams('listServiceRequestsComments', useSession(), { codSR: code })
  return useListServiceRequestsComments(params, { query: { select: conversationOf } })
}

/** Marks a request of the user as read. */
export function useMarkRequestRead() {
  const { mutate, ...call } = useUpdateServiceRequest()
  const markRead = useCallback((code: string) => mutate({ data: { codSR: code, indRead: 1 } }), [mutate])
  return { ...call, markRead }
}

/** Adds a comment to a request. A retry after an unanswered call adds it once. */
export function useComment(code: string) {
  const [once] = useState(makeIdempotentCall)
  return (text: string) => {
    const comment = text.trim()
    return once(comment, (messageId) => updateServiceRequest({ codSR: code, comment }, { messageId }))
  }
}

/** The API lists events and comments separately: those of the same time and side belong together. */
export function conversationOf(answer: ListServiceRequestsCommentsSuccess): Conversation {
  const { events, comments, documents, contact } = answer
  const unsaid = [...comments]
  const turns = events.map(({ event, date }): Turn => {
    const author = event === 'CREATED' || event === 'COMMENTED' ? 'CUSTOMER' : 'UTILITY'
    const nth = unsaid.findIndex((comment) => comment.date === date && comment.author === author)
    const [comment] = nth < 0 ? [] : unsaid.splice(nth, 1)
    return {
      kind: KINDS.get(event) ?? (author === 'CUSTOMER' ? 'commented' : 'answered'),
      at: date,
      text: comment?.comment ?? '',
    }
  })
  const rest = unsaid.map(({ author, date, comment }): Turn => {
    return { kind: author === 'CUSTOMER' ? 'commented' : 'answered', at: date, text: comment }
  })
  // Documents of the request were uploaded before it was created.
  const [first] = events
  const delivered = documents.flatMap(({ date, nombreArchivo, idDocumentum }): Turn[] => {
    if (date === undefined) return []
    const at = first && parseInstant(date) < parseInstant(first.date) ? first.date : date
    return [{ kind: 'delivered', at, text: nombreArchivo ?? idDocumentum }]
  })
  return {
    turns: [...turns, ...rest, ...delivered].toSorted((one, other) => parseInstant(one.at) - parseInstant(other.at)),
    documents: documents.map(({ idDocumentum: id, nombreArchivo, documentState }) => ({
      id,
      name: nombreArchivo ?? id,
      reviewed: documentState === 'REVISADO',
    })),
    contact: [contact?.email, contact?.cellphone, contact?.landline].flatMap((each) => each || []),
  }
}

/** Other events are shown as comments of their author. */
const KINDS: ReadonlyMap<string, Turn['kind']> = new Map([
  ['CREATED', 'created'],
  ['COMMENTED', 'commented'],
  ['ANSWERED', 'answered'],
  ['CLOSED', 'closed'],
])
