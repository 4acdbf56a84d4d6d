/** An operation about which nothing is known, for tests to fill in. */
export const NO_OPERATION = {
  method: 'GET',
  path: '/',
  tag: '',
  summary: '',
  description: '',
  roles: [],
  codes: [],
  details: [],
  parameters: [],
  examples: [],
}
