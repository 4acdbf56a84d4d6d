import { isRealPhone } from '@acometida/api-spec/rules/person/phone'
import { failureOf } from '#src/api/call/apiError.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import { checkRtp, type ListMasterDataSuccess, useListMasterData } from '#src/api/generated/api.ts'
import { masterDataFilter, masterValue } from '#src/api/masterData.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { PhoneField } from '#src/ui/form/text/PhoneField.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { paymentError } from './paymentError.ts'
import type { PaymentProcess, PaymentChoice } from './usePayment.ts'

type PayFormProps = { readonly payment: PaymentProcess; readonly amountCents: number }

/** The available payment methods, and the button that pays, with the amount on it. */
export function PayForm(props: PayFormProps) {
  const { t } = useLocale()
  const methods = usePaymentMethods()
  if (!methods) return <SkeletonLayout of="form" count={2} />
  const [first] = methods
  if (!first) return <Banner live={false}>{t('paying.nowhere')}</Banner>
  return <MethodForm {...props} methods={methods} first={first} />
}

type MethodFormProps = PayFormProps & {
  readonly methods: readonly Method[]
  readonly first: Method
}

function MethodForm({ payment, amountCents, methods, first }: MethodFormProps) {
  const { t, format } = useLocale()
  const invalid = t('paying.phoneInvalid')
  const noBizum = t('paying.noBizum')
  const { values, field, form } = useForm({
    draft: 'payment',
    values: { ...NO_PHONE, method: first },
    check: ({ method, phone }) => ({
      phone: method === 'bizum' && !isRealPhone(phone) ? invalid : undefined,
    }),
    checkLeft: {
      phone: async (phone) => ((await checkRtp({ phone })).rtp === 'N' ? noBizum : undefined),
    },
    // A card payment leaves the page; until then the form stays busy.
    send: ({ method, phone }) => payment.mutateAsync(method === 'card' ? { method } : { method, phone }),
    // The server also validates the phone, and refuses one without Bizum.
    refused: (error) => refusedFields(failureOf(error), { 'body/phone': { phone: noBizum } }),
    // Leaving loses nothing but the choice of the method.
    freeToLeave: true,
  })
  return (
    <Form
      {...form}
      submit={{
        label: t('paying.submit', { amount: format.money(amountCents / 100) }),
        block: true,
        icon: values.method === 'card' ? 'card' : 'phone',
      }}
      bar
      failedTitle={t('paying.failed')}
      failed={(failure) => paymentError(t, failure)}
    >
      {methods.length > 1 ? (
        <RadioGroup
          label={t('paying.method')}
          options={methods.map((value) => ({
            value,
            label: t(`paying.${value}`),
            hint: t(`paying.${value}Hint`),
          }))}
          {...field('method')}
        />
      ) : (
        <p>{t(`paying.only.${first}`)}</p>
      )}
      {values.method === 'bizum' && (
        <PhoneField label={t('paying.phone')} hint={t('paying.phoneHint')} {...field('phone')} />
      )}
    </Form>
  )
}

type Method = PaymentChoice['method']

const NO_PHONE: { readonly method: Method; readonly phone: string } = { method: 'card', phone: '' }
const ALL_METHODS: readonly Method[] = ['card', 'bizum']

/** The available payment methods. Undefined while they load. All, if the API does not list them. */
function usePaymentMethods(): readonly Method[] | undefined {
  const filter = masterDataFilter('PAYMENT_METHODS')
  const { data, isError } = useListMasterData({ filter }, { query: { staleTime: Infinity, select: methodsOf } })
  return isError ? ALL_METHODS : data
}

function methodsOf({ items }: ListMasterDataSuccess): readonly Method[] {
  const configured = masterValue(items, 'METHODS')?.split(';')
  return configured ? ALL_METHODS.filter((method) => configured.includes(method.toUpperCase())) : ALL_METHODS
}
