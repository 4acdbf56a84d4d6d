/** The notice appears below this number of days. */
export const PASSWORD_AGE_THRESHOLD_DAYS = 45

/** Whether to remind the user to change the password: from 44 days left down to 1. */
export function isPasswordReminderDue(daysLeft: number): boolean {
  return daysLeft >= 1 && daysLeft < PASSWORD_AGE_THRESHOLD_DAYS
}
