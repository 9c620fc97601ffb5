export const messages = {
  title: 'I lost my trip number',
  lead: 'Enter the email you booked with. We mail your upcoming and recent trips there, with their numbers.',
  email: 'Email',
  send: 'Send my trip numbers',
  sending: 'One moment',
  sentTitle: 'Look into your mail',
  sent: 'If trips were booked with {email} here, their numbers are on the way to it.',
  nothing:
    'Nothing came after a few minutes? Look into the spam folder, or try another email you may have used.',
  another: 'Try another email',
  back: 'Back to Review/Cancel Reservations',
}
