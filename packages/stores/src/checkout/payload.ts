import type { BookingPayload, Contract } from '@staykit/contract'
import { cardHolderName, toMajor } from '@staykit/domain'
import type { Customer } from './customer-form.ts'

/** What the card frame tells of a payment; never a number. */
export interface PaymentResult {
  readonly status: string
  readonly paymentIntent: string
  readonly brand: string
  readonly lastFour: string
}

/** The booking payload of hotels.md §7 for a card paid at the provider. */
export function bookingPayloadOf(
  contract: Contract,
  customer: Customer,
  email: string,
  payment: PaymentResult,
): BookingPayload {
  const { price } = contract.rate
  const { hotel } = contract
  const strikethrough = price.displayStrikethrough ? toMajor(price.displayStrikethrough) : 0
  return {
    ppnBundle: contract.id,
    contract: contract.meta.contract,
    firstName: customer.firstName.trim(),
    lastName: customer.lastName.trim(),
    email,
    phoneNumber: customer.phoneNumber.trim(),
    subtotal: toMajor(price.subtotal),
    total: toMajor(price.total),
    ...(strikethrough ? { strikethrough } : {}),
    currency: price.currencyCode,
    checkInDate: contract.checkInDate,
    checkOutDate: contract.checkOutDate,
    city_id: hotel.location.cityID,
    city_name: hotel.location.cityName,
    hotel_id: hotel.id,
    hotel_name: hotel.name,
    ...(hotel.thumbnails[0] ? { thumbnail: hotel.thumbnails[0] } : {}),
    addressLine1: customer.billingAddress.trim(),
    city: customer.city.trim(),
    countryCode: customer.country,
    postalCode: customer.postalCode.trim(),
    stateCode: customer.stateCode,
    paymentMethod: 'CREDIT',
    bookingRequestType: contract.type,
    ...(contract.smop ? { smop: contract.smop } : {}),
    cardHolder: cardHolderName(
      `${customer.cardHolderFirstName} ${customer.cardHolderLastName}`,
      customer.firstName,
      customer.lastName,
    ),
    cardType: payment.brand,
    paymentIntent: payment.paymentIntent,
  }
}
