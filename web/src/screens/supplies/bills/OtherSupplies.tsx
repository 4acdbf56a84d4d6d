import { useTranslation } from 'react-i18next'
import { useUnpaidBills } from '#src/domain/bill/bills.ts'
import { UnpaidBanner } from '#src/domain/bill/UnpaidBanner.tsx'
import { type Supply, useSupplies } from '#src/domain/supply/supplies.ts'

/** The bills to pay by hand over all supplies. Makes no call for a user with a single supply. */
export function useAllPayableBills() {
  const supplies = useSupplies()
  return useUnpaidBills({ enabled: (supplies.data?.length ?? 0) > 1 })
}

type OtherSuppliesProps = { readonly supply: Supply; readonly everywhere: ReturnType<typeof useAllPayableBills> }

/** The amount to pay for the other supplies. */
export function OtherSupplies({ supply, everywhere }: OtherSuppliesProps) {
  const { t } = useTranslation()
  const others = everywhere.data?.filter(({ cups }) => cups !== supply.cups)
  return (
    <UnpaidBanner
      words={(part, about) => t(`bills.others.${part}`, about)}
      query={everywhere}
      bills={others}
      from={supply.cups}
    />
  )
}
