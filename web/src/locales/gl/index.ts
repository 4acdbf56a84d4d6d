import { glErrors as errors } from '@acometida/api-spec/generated/errorTexts.gl'
import { access, login } from './access.ts'
import { consumption } from './consumption.ts'
import { dashboard } from './dashboard.ts'
import { dossiers } from './dossiers.ts'
import { entry } from './entry.ts'
import { help } from './help.ts'
import { newPassword } from './newPassword.ts'
import { password } from './password.ts'
import { payment } from './payment.ts'
import { privacy } from './privacy.ts'
import { profile } from './profile.ts'
import { registration } from './registration.ts'
import { roles } from './session.ts'
import { supplies } from './supplies.ts'

/** Every text of this language, by area: `t('area.key')`. */
export const messages = {
  ...entry,
  access,
  consumption,
  dashboard,
  dossiers,
  errors,
  help,
  login: { ...entry.login, ...login },
  newPassword,
  password,
  payment,
  privacy,
  profile,
  registration,
  roles,
  supplies,
}
