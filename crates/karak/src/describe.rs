//! What a viewer sees, in sentences. The terminal and the browser still have their own.

use crate::Karak;
use ::table::Describe;

impl Describe for Karak {}
