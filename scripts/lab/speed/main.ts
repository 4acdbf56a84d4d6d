import { readWords } from '../../commands.ts'

/** Times the pages, or lets Lighthouse judge the first ones. */
const { values } = readWords<{ lighthouse: true }>('speed')
await (values.lighthouse ? import('./lighthouse.ts') : import('./vitals.ts'))
