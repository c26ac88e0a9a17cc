/** Moments at which clocks and calendars trip what depends on the hour or the day. */
export const MOMENTS = {
  'Monday, an hour before noon': '2027-06-07T09:00:00Z',
  'Tuesday, Warsaw midnight': '2027-06-07T22:00:00Z',
  'Wednesday, a minute before Warsaw midnight': '2027-06-09T21:59:00Z',
  'Thursday, 23:30 UTC': '2027-06-10T23:30:00Z',
  'Friday evening': '2027-06-11T18:30:00Z',
  'Saturday noon': '2027-06-12T10:00:00Z',
  'Sunday, UTC midnight': '2027-06-13T00:00:00Z',
  'before the clocks go forward': '2027-03-27T23:30:00Z',
  'as the clocks go forward': '2027-03-28T01:00:00Z',
  'as the clocks go back': '2027-10-31T00:30:00Z',
  '29 February, before Warsaw midnight': '2028-02-29T22:59:00Z',
  '31 December, 23:30 UTC': '2026-12-31T23:30:00Z',
  'Easter Monday': '2027-03-29T06:00:00Z',
} as const;
