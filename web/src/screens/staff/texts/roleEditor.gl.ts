import type { Messages } from '#src/locales/messages.type.ts'
import type * as spanish from './roleEditor.es.ts'

export const roleEditor: Messages<typeof spanish.roleEditor> = {
  title: 'Permisos de {{name}}',
  roles: 'Permisos',
  hint: 'Marque os que deba ter. Valen desde a súa próxima consulta.',
  role: {
    US_USER: {
      name: 'Usuario',
      opens: 'A súa propia área: perfil e solicitudes.',
    },
    US_MANAGER: {
      name: 'Xestor',
      opens: 'As subministracións que outras persoas lle deleguen, para xestionalas.',
    },
    US_CONSULTANT: {
      name: 'Consultor',
      opens: 'As subministracións que outras persoas lle deleguen como consultor. Pode o mesmo ca un xestor.',
    },
    US_SUPPLYPOINT_CLIENT: {
      name: 'Cliente con subministración',
      opens: 'As súas subministracións, consumos e facturas.',
    },
    US_DOSSIER_CLIENT: {
      name: 'Solicitante con expediente',
      opens: 'Os seus expedientes de conexión.',
    },
    US_CC: {
      name: 'Axente',
      opens: 'Buscar clientes, actuar no seu nome, avarías, mensaxes e usuarios.',
    },
    US_CC_WHITELIST: {
      name: 'Administrador',
      opens: 'Ademais, os usuarios de atención e os permisos do persoal.',
    },
    US_CC_MFA_ADMIN: {
      name: 'Administrador da verificación',
      opens: 'A verificación en dous pasos doutras persoas.',
    },
    MANAGER_ADMIN_ASOC: {
      name: 'Xestor de asociación',
      opens: 'Actuar polos membros da súa asociación.',
    },
    MANAGER_ADMIN_ENT: {
      name: 'Xestor de empresa',
      opens: 'Actuar polas empresas do seu grupo.',
    },
    SU_UFD: {
      name: 'Administrador da distribuidora',
      opens: 'Buscar clientes e actuar no seu nome, e nada de xestión.',
    },
  },
  onlyAdministrators: 'Só o cambia un administrador.',
  none: 'Debe quedar polo menos un permiso. Para quitarlle o acceso, borre o usuario.',
  same: 'Non hai cambios.',
  given: 'Dáselle: {{roles}}.',
  taken: 'Quítaselle: {{roles}}.',
  warnUtility: '«Administrador da distribuidora» pecha avarías, mensaxes e usuarios, aínda que outro permiso os abra.',
  warnManager: 'Xestionar asociacións ou empresas pecha avarías, mensaxes e usuarios, aínda que outro permiso os abra.',
  save: 'Gardar permisos',
  saved: 'Permisos de {{name}} gardados.',
  refused: {
    CC3: 'Non se pode: ninguén cambia o seu propio usuario, e o do persoal e os xestores só o cambia un administrador.',
    '2015': 'Ese usuario xa non existe.',
  },
}
