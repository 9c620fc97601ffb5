/** Special behaviour of a hotel of Testville. */
export type Behaviour =
  | 'ordinary'
  | 'price-rises-at-contract'
  | 'price-rises-at-booking'
  | 'sold-out'
  | 'sold-out-at-contract'
  | 'sold-out-at-booking'
  | 'timeout-but-booked'
  | 'supplier-500'
  | 'supplier-down'
  | 'slow'
  | 'challenge'
  | 'declined'
  | 'deadline-passed'
  | 'no-pictures'
  | 'one-picture'
  | 'dark-pictures'
  | 'bright-pictures'
  | 'portrait-pictures'
  | 'wide-pictures'
  | 'tiny-pictures'
  | 'broken-pictures'
  | 'slow-pictures'
  | 'mixed-pictures'
  | 'no-score'
  | 'no-reviews'
  | 'free-cancellation'
  | 'members-only'
  | 'fee-at-hotel'
  | 'fee-now'
  | 'hundred-rooms'
  | 'last-room'
  | 'family'
  | 'two-tiers'
  | 'one-night-penalty'

export interface TestHotel {
  readonly name: string
  readonly behaviour: Behaviour
  /** Expected behaviour, shown at /dev. */
  readonly note: string
}

const hotel = (name: string, behaviour: Behaviour, note: string): TestHotel => ({ name, behaviour, note })

/** Hotel whose artifacts fail in the sandbox. */
export const FAILING_ARTIFACT_HOTEL = 'The Artifact Fails'

/** The hotels of Testville; their number is their place in this list, so add new ones at the end. */
export const testHotels: readonly TestHotel[] = [
  hotel(
    'Testville Grand Hotel',
    'ordinary',
    'An ordinary hotel: public, free-cancellation and member rates.',
  ),
  hotel(
    'The Price Rises At Checkout',
    'price-rises-at-contract',
    'The contract is 12 % dearer than the rate.',
  ),
  hotel(
    'The Price Rises While Booking',
    'price-rises-at-booking',
    'The first booking attempt is refused: 12 % dearer.',
  ),
  hotel('The Sold Out', 'sold-out', 'Listed, but no rate is left.'),
  hotel('The Gone At Checkout', 'sold-out-at-contract', 'Rates show, the contract says sold out.'),
  hotel(
    'The Gone While Booking',
    'sold-out-at-booking',
    'Contract works, booking says sold out: nothing is charged.',
  ),
  hotel('The Timeout But Booked', 'timeout-but-booked', 'The supplier books but its answer is lost.'),
  hotel('The Supplier Error 500', 'supplier-500', 'Booking answers 500 and books nothing.'),
  hotel('The Supplier Is Down', 'supplier-down', 'Rates and contract cannot be loaded.'),
  hotel('The Slow Supplier', 'slow', 'Every answer takes a few seconds.'),
  hotel('The 3-D Secure Challenge', 'challenge', 'Every card is asked for a challenge.'),
  hotel('The Card Declined', 'declined', 'Every card is declined.'),
  hotel(
    'The Deadline Has Passed',
    'deadline-passed',
    'Free cancellation on paper, but cancelling is refused.',
  ),
  hotel('The No Pictures', 'no-pictures', 'Has no pictures at all, nor have its rooms.'),
  hotel('The No Score', 'no-score', 'Has reviews but no guest score yet.'),
  hotel('The No Reviews', 'no-reviews', 'Has neither reviews nor score.'),
  hotel('The Free Cancellation', 'free-cancellation', 'Every public rate can be cancelled free of charge.'),
  hotel('The Members Only', 'members-only', 'Member rates save 25 %.'),
  hotel('The Fee At The Hotel', 'fee-at-hotel', 'A property fee that is paid at the hotel.'),
  hotel('The Fee Due Now', 'fee-now', 'A property fee that is part of the charge.'),
  hotel('The Hundred Rooms', 'hundred-rooms', 'Exactly 100 rooms of each type a night.'),
  hotel('The Last Room', 'last-room', 'One room of each type a night.'),
  hotel('Testville Garden Inn', 'ordinary', 'An ordinary hotel.'),
  hotel('Testville Station Hotel', 'ordinary', 'An ordinary hotel.'),
  hotel(FAILING_ARTIFACT_HOTEL, 'free-cancellation', 'Books, but its artifact cannot be created.'),
  hotel('The Dark Pictures', 'dark-pictures', 'All pictures are underexposed.'),
  hotel('The Bright Pictures', 'bright-pictures', 'All pictures are overexposed, with white corners.'),
  hotel('The Portrait Pictures', 'portrait-pictures', 'All pictures are upright, 3:4 or 9:16.'),
  hotel('The Wide Pictures', 'wide-pictures', 'All pictures are panoramas, 6:1.'),
  hotel('The Tiny Pictures', 'tiny-pictures', 'All pictures are 80 pixels wide and blurred.'),
  hotel('The Broken Pictures', 'broken-pictures', 'The address of every picture answers 404.'),
  hotel('The Slow Pictures', 'slow-pictures', 'Every picture takes a few seconds.'),
  hotel('The Single Picture', 'one-picture', 'Has one picture, and so has each room.'),
  hotel(
    'The Mixed Pictures',
    'mixed-pictures',
    'Its pictures are dark, bright, upright, wide, tiny or broken.',
  ),
  hotel(
    'The Family Hotel',
    'family',
    'A child under 3 stays free, one under 12 pays half of a guest’s share.',
  ),
  hotel(
    'The Two Tiers',
    'two-tiers',
    'Cancellation is free until 5 days before check-in, then costs half until the day before, then everything.',
  ),
  hotel(
    'The One Night Penalty',
    'one-night-penalty',
    'Cancellation is free until 2 days before check-in, then costs one night until the day of arrival is over.',
  ),
]
