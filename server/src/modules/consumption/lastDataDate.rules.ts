import { addDays } from '@acometida/api-spec/rules/calendar'
import { localDate } from '@acometida/api-spec/rules/madrid'

export const lastDataDate = (_cups: string, nowMs: number): string => addDays(localDate(nowMs), -2)
