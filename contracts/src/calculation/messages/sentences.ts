import { TEXTS } from './es.ts';

/** Texts that no rule returns and a visitor's first page does without. They are agreed with the bank: do not reword them. */
export const SENTENCES = {
  staff_form_has_errors: 'Hay errores en el formulario, revise los campos para continuar',
  rate_not_calculated: 'Debe calcular el crédito para obtener la tasa sugerida',
  email_of_another: 'El correo electrónico pertenece a otro usuario',
  email_used_elsewhere:
    'El correo ingresado ya fue usado en otra simulación. Ingresa uno diferente para continuar.',
  sign_in_failed: 'Usuario o contraseña inválidas',
  user_required: 'Ingrese usuario',
  password_required: 'Ingrese contraseña',
  not_blank: 'Este campo no puede quedar vacio',
  values_changed: 'Los valores cambiaron, vuelve a calcular.',
} as const;

/** Texts of all messages, with their placeholders. */
export const MESSAGE_TEMPLATES: readonly string[] = Object.values({ ...TEXTS, ...SENTENCES });
