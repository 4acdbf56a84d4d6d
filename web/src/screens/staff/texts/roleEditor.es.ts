/** The roles of a user, one by one: what each is called and opens. */
export const roleEditor = {
  title: 'Permisos de {{name}}',
  roles: 'Permisos',
  hint: 'Marque los que deba tener. Valen desde su próxima consulta.',
  role: {
    US_USER: {
      name: 'Usuario',
      opens: 'Su propia área: perfil y solicitudes.',
    },
    US_MANAGER: {
      name: 'Gestor',
      opens: 'Los suministros que otras personas le deleguen, para gestionarlos.',
    },
    US_CONSULTANT: {
      name: 'Consultor',
      opens: 'Los suministros que otras personas le deleguen como consultor. Puede lo mismo que un gestor.',
    },
    US_SUPPLYPOINT_CLIENT: {
      name: 'Cliente con suministro',
      opens: 'Sus suministros, consumos y facturas.',
    },
    US_DOSSIER_CLIENT: {
      name: 'Solicitante con expediente',
      opens: 'Sus expedientes de conexión.',
    },
    US_CC: {
      name: 'Agente',
      opens: 'Buscar clientes, actuar en su nombre, averías, mensajes y usuarios.',
    },
    US_CC_WHITELIST: {
      name: 'Administrador',
      opens: 'Además, los usuarios de atención y los permisos del personal.',
    },
    US_CC_MFA_ADMIN: {
      name: 'Administrador de la verificación',
      opens: 'La verificación en dos pasos de otras personas.',
    },
    MANAGER_ADMIN_ASOC: {
      name: 'Gestor de asociación',
      opens: 'Actuar por los miembros de su asociación.',
    },
    MANAGER_ADMIN_ENT: {
      name: 'Gestor de empresa',
      opens: 'Actuar por las empresas de su grupo.',
    },
    SU_UFD: {
      name: 'Administrador de la distribuidora',
      opens: 'Buscar clientes y actuar en su nombre, y nada de gestión.',
    },
  },
  onlyAdministrators: 'Solo lo cambia un administrador.',
  none: 'Debe quedar al menos un permiso. Para quitarle el acceso, borre el usuario.',
  same: 'No hay cambios.',
  given: 'Se le da: {{roles}}.',
  taken: 'Se le quita: {{roles}}.',
  warnUtility: '«Administrador de la distribuidora» cierra averías, mensajes y usuarios, aunque otro permiso los abra.',
  warnManager: 'Gestionar asociaciones o empresas cierra averías, mensajes y usuarios, aunque otro permiso los abra.',
  save: 'Guardar permisos',
  saved: 'Permisos de {{name}} guardados.',
  refused: {
    CC3: 'No se puede: nadie cambia su propio usuario, y el del personal y los gestores solo lo cambia un administrador.',
    '2015': 'Ese usuario ya no existe.',
  },
} as const
