import { type BookingPayload, type Contract, hotelRequestsOf, type PaymentMethod } from '@staykit/contract'
import { foldTyped, toMajor } from '@staykit/domain'
import { type Customer, roomGuestsOf } from '../customer/index.ts'
import { type Paid, rulesOf } from '../payments/index.ts'

/** The booking payload (HOT-269, HOT-270); `paid` is what its method says of the payment. */
export function bookingPayloadOf(
  contract: Contract,
  customer: Customer,
  email: string,
  method: PaymentMethod,
  paid: Paid,
): BookingPayload {
  const { price } = contract.rate
  const { hotel } = contract
  const roomGuests = roomGuestsOf(customer, contract.occupancy.length)
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
    postalCode: foldTyped(customer.postalCode),
    stateCode: customer.stateCode,
    ...hotelRequestsOf(customer),
    ...(roomGuests && { roomGuests }),
    paymentMethod: method,
    bookingRequestType: contract.type,
    ...(contract.smop ? { smop: contract.smop } : {}),
    ...rulesOf(method).payload?.(customer, paid),
    ...paid,
  }
}
