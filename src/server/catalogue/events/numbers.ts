/** What a list by numbered pages says of itself. */
export const numbersOf = (page: number, resultsPerPage: number, totalResults: number) => ({
  page,
  totalPages: Math.ceil(totalResults / resultsPerPage),
  totalResults,
  resultsPerPage,
});
