import { ApiError } from '#src/api/apiError.ts'

/**
 * Goes to the page of the provider on which the card is typed. Its address comes from the API; only a web page, and from
 * a page that is served securely only another such, is one to go to. Throws XXX for any other.
 */
export function leaveForProvider(address: string, assign = (url: string) => window.location.assign(url)): void {
  const { protocol } = URL.canParse(address) ? new URL(address) : { protocol: '' }
  if (protocol !== 'https:' && (protocol !== 'http:' || window.location.protocol === 'https:'))
    throw new ApiError({ code: 'XXX', service: 'cardPaymentOffline', status: 0 })
  assign(address)
}
