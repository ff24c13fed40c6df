/** Sentences that the product itself says: equal for everybody but for the amounts in them. */
import { MESSAGE_TEMPLATES } from '@simulador/contracts/messages/es';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const SENTENCES = new RegExp(
  `^(?:${MESSAGE_TEMPLATES.map((template) =>
    template
      .split(/\{\w+\}/)
      .map(escaped)
      .join(String.raw`(?:(?:UF ?|\$ ?)?[\d.]{1,12}(?:,\d{1,4})?|UF|CLP)`),
  ).join('|')})$`,
);

/** Whether a text is one of the product's messages, with its amounts. */
export const isProductText = (text: string): boolean => SENTENCES.test(text);
