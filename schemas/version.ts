/** Contract version of this build: the newest that its schemas describe. */
export const currentVersion = '1.1';

const parts = (version: string): [number, number] => {
  const [major = '0', minor = '0'] = version.split('.');
  return [Number(major), Number(minor)];
};

/** Compares two versions: negative if `one` is older than `other`, 0 if equal, positive if newer. */
export function compareVersions(one: string, other: string): number {
  const [major, minor] = parts(one);
  const [otherMajor, otherMinor] = parts(other);
  return major - otherMajor || minor - otherMinor;
}

/**
 * Whether a version has a later major version than this build supports. Later minor versions are supported, because
 * their additions are ignored.
 */
export const isNewer = (version: string): boolean => parts(version)[0] > parts(currentVersion)[0];
