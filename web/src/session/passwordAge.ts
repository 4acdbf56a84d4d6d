/** From this many days left on there is no notice yet. */
export const PASSWORD_AGE_THRESHOLD_DAYS = 45

/** Whether to remind the user that the password has to be changed: from 44 days left down to 1. */
export function remindsOfPassword(daysLeft: number): boolean {
  return daysLeft >= 1 && daysLeft < PASSWORD_AGE_THRESHOLD_DAYS
}
