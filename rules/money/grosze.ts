/** Money as an integer number of grosze: 1230 is 12,30 zł. */
export type Grosze = number;
