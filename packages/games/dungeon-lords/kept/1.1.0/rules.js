// dungeon-lords, rules 1.1.0, with the engine they were played on (b7499c1). Built by `npm run keep-rules`, never edited.
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, n = class {
	count = 0;
	list = [];
	refused = void 0;
	add(e, t, n) {
		t === void 0 ? this.list[this.count++] = e : this.refused !== void 0 && this.refused.push(n === void 0 ? {
			rule: t,
			option: e
		} : {
			rule: t,
			option: e,
			params: n()
		});
	}
	none(e, t) {
		if (this.refused !== void 0) for (let n of e) this.refused.push({
			rule: t,
			option: n
		});
	}
	has(e) {
		for (let t = 0; t < this.count; t++) if (this.list[t] === e) return !0;
		return !1;
	}
	toArray() {
		return this.list.slice(0, this.count);
	}
}, r = (e) => Int32Array.from(e.match(/.{8}/g), (e) => Number.parseInt(e, 16) | 0), i = r("6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19"), a = r("428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa07019a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2"), o = /* @__PURE__ */ new Int32Array(64), s = (e, t) => e >>> t | e << 32 - t;
function c(e) {
	let t = u(e), n = (t.length + 8 >> 6) + 1, r = new Uint8Array(n * 64);
	r.set(t), r[t.length] = 128;
	let a = t.length * 8;
	for (let e = 0; e < 8; e++) r[r.length - 1 - e] = Math.floor(a / 2 ** (8 * e)) & 255;
	let o = Int32Array.from(i);
	for (let e = 0; e < r.length; e += 64) l(o, r, e);
	let s = /* @__PURE__ */ new Uint8Array(32);
	for (let e = 0; e < 32; e++) s[e] = o[e >> 2] >>> 24 - 8 * (e & 3) & 255;
	return s;
}
function l(e, t, n) {
	for (let e = 0; e < 16; e++) {
		let r = n + e * 4;
		o[e] = t[r] << 24 | t[r + 1] << 16 | t[r + 2] << 8 | t[r + 3];
	}
	for (let e = 16; e < 64; e++) {
		let t = o[e - 15], n = o[e - 2], r = s(t, 7) ^ s(t, 18) ^ t >>> 3, i = s(n, 17) ^ s(n, 19) ^ n >>> 10;
		o[e] = o[e - 16] + r + o[e - 7] + i;
	}
	let [r, i, c, l, u, d, f, ee] = e;
	for (let e = 0; e < 64; e++) {
		let t = s(u, 6) ^ s(u, 11) ^ s(u, 25), n = ee + t + (u & d ^ ~u & f) + a[e] + o[e] | 0, te = (s(r, 2) ^ s(r, 13) ^ s(r, 22)) + (r & i ^ r & c ^ i & c) | 0;
		ee = f, f = d, d = u, u = l + n | 0, l = c, c = i, i = r, r = n + te | 0;
	}
	let te = [
		r,
		i,
		c,
		l,
		u,
		d,
		f,
		ee
	];
	for (let t = 0; t < 8; t++) e[t] = e[t] + te[t];
}
function u(e) {
	let t = [];
	for (let n of e) {
		let e = n.codePointAt(0), r = e >= 55296 && e <= 57343 ? 65533 : e;
		r < 128 ? t.push(r) : r < 2048 ? t.push(192 | r >> 6, 128 | r & 63) : r < 65536 ? t.push(224 | r >> 12, 128 | r >> 6 & 63, 128 | r & 63) : t.push(240 | r >> 18, 128 | r >> 12 & 63, 128 | r >> 6 & 63, 128 | r & 63);
	}
	return Uint8Array.from(t);
}
function d(e) {
	let t = (e[0] + e[1] | 0) + e[3] | 0;
	return e[3] = e[3] + 1 | 0, e[0] = e[1] ^ e[1] >>> 9, e[1] = e[2] + (e[2] << 3) | 0, e[2] = (e[2] << 21 | e[2] >>> 11) + t | 0, t;
}
function f(e, t) {
	if (t <= 1) return 0;
	let n = 4294967295 >>> Math.clz32(t - 1), r = (d(e) & n) >>> 0;
	for (; r >= t;) r = (d(e) & n) >>> 0;
	return r;
}
function ee(e) {
	let t = c(e), n = (e) => t[e] << 24 | t[e + 1] << 16 | t[e + 2] << 8 | t[e + 3];
	return [
		n(0),
		n(4),
		n(8),
		n(12)
	];
}
var te = (e, t) => ({
	chance: ee(t),
	known: 0,
	answered: Array(e).fill(0),
	stack: [],
	aside: []
});
function p(e) {
	e.core.known++;
}
function ne(e, t) {
	if (t.length === 0) throw Error("nothing to pick from");
	return e.core.known++, t[f(e.core.chance, t.length)];
}
function m(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = f(e.core.chance, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
function re(e, t) {
	return t.length > 0 && e.core.known++, t.pop();
}
function ie(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) return e.map((e) => ie(e));
	let t = {};
	for (let n of Object.keys(e)) ae(t, n, ie(e[n]));
	return t;
}
function ae(e, t, n) {
	t === "__proto__" ? Object.defineProperty(e, t, {
		value: n,
		enumerable: !0,
		configurable: !0,
		writable: !0
	}) : e[t] = n;
}
var oe = /* @__PURE__ */ new Map();
function se(e, t, n) {
	let r = n === void 0 ? e : `${n}?${e}`, i = oe.get(r) ?? [];
	return i.length === 0 && oe.set(r, i), i[t] ??= n === void 0 ? {
		kind: e,
		seat: t,
		optional: !1
	} : {
		kind: e,
		seat: t,
		optional: !0,
		beside: n
	}, i[t];
}
var ce = (e) => Array.from({ length: 8 }, (t, n) => [se(e, n)]), h = [], g = [], le;
function ue(e) {
	h.push(e);
}
function de(e) {
	g.push(e);
}
function fe(e) {
	le !== void 0 && le(e());
}
var pe = () => g.length === 0 ? me : g.splice(0), me = [];
function he(e) {
	for (let t = h.pop(); t !== void 0; t = h.pop()) e.push(t);
}
function ge(e, t, n) {
	h.length > 0 && he(n);
	for (let r = n[n.length - 1]; r !== void 0; r = n[n.length - 1]) {
		let i = e.procedures[r.proc].next(t, r, e);
		if (i === "wait") {
			if (h.length === 0) return;
		} else i === "done" ? n.pop() : i !== "on" && n.push(i);
		h.length > 0 && he(n);
	}
}
var _e = [];
function ve(e, t) {
	let n = t.core.stack[t.core.stack.length - 1];
	return n === void 0 ? _e : e.procedures[n.proc].asks(t, n, e);
}
function ye(e, t) {
	let n = ve(e, t);
	return e.besides.length === 0 || n.length === 0 ? n : [...n, ...ke(e, t)];
}
function be(e, t, n, r) {
	if (r.count = 0, n.optional) Ae(e, t, n, r);
	else {
		let i = t.core.stack[t.core.stack.length - 1];
		e.procedures[i.proc].options(t, i, n, r, e);
	}
	return r;
}
var xe = (e, t, r) => be(e, t, r, new n()).toArray();
function Se(e, t, n, r, i) {
	t.core.answered[n.seat]++, we(e, t, n, r, i);
}
function Ce(e, t, n) {
	we(e, t, void 0, "", n);
}
function we(e, t, n, r, i) {
	let a = le;
	le = i;
	let { stack: o } = t.core;
	try {
		if (n !== void 0) {
			if (n.optional) je(e, t, n, r);
			else {
				let i = o[o.length - 1];
				e.procedures[i.proc].answer(t, i, n, r, e);
			}
		}
		if (ge(e, t, o), g.length > 0) throw Error("`later` was said outside a lane");
	} finally {
		le = a, h.length > 0 && (h.length = 0), g.length > 0 && (g.length = 0);
	}
}
var Te = [], Ee = (e, t, n) => e.core.aside.find((e) => e.kind === t && e.seat === n)?.steps ?? Te;
function _(e, t, r, i) {
	let a = Ee(t, r, i);
	if (a.length === 0) return Te;
	let o = e.beside[r], s = new n();
	for (let e = 0; e < a.length; e++) if (s.count = 0, o.options(t, i, a.slice(0, e), s), !s.has(a[e])) return a.slice(0, e);
	return a;
}
var De = (e, t, n, r) => Ee(t, n, r).length - _(e, t, n, r).length;
function Oe(e, t, n) {
	for (let r of t.core.stack) {
		let t = e.procedures[r.proc].quiet;
		if (t === !0 || t?.includes(n)) return !1;
	}
	return !0;
}
function ke(e, t) {
	let r = [], i = new n();
	for (let n of e.besides) {
		if (!Oe(e, t, n)) continue;
		let a = e.beside[n];
		for (let o = 0; o < t.core.answered.length; o++) {
			let s = _(e, t, n, o), c = a.step(t, o, s);
			c !== void 0 && (i.count = 0, a.options(t, o, s, i), i.count > 0 && r.push(se(c, o, n)));
		}
	}
	return r;
}
function Ae(e, t, n, r) {
	let i = n.beside;
	e.beside[i].options(t, n.seat, _(e, t, i, n.seat), r);
}
function je(e, t, n, r) {
	let i = n.beside, { seat: a } = n, o = e.beside[i], s = [..._(e, t, i, a), r];
	t.core.aside = t.core.aside.filter((e) => e.kind !== i || e.seat !== a);
	let c = o.step(t, a, s) === void 0;
	c || t.core.aside.push({
		kind: i,
		seat: a,
		steps: s
	});
	let l = c ? o.carryOut(t, a, s) : void 0;
	l !== void 0 && ue(l);
}
var Me = (e, t, n) => e.beside[n.beside].step(t, n.seat, _(e, t, n.beside, n.seat)) === n.kind, Ne = (e, t, n, r) => e.beside[n.beside].step(t, n.seat, [..._(e, t, n.beside, n.seat), r]) === void 0;
function Pe(e, t, n) {
	let r = t.core.aside.findLast((r) => r.seat === n && Oe(e, t, r.kind));
	if (r === void 0) return;
	let i = _(e, t, r.kind, n).slice(0, -1);
	return t.core.aside = t.core.aside.filter((e) => e !== r), i.length > 0 && t.core.aside.push({
		kind: r.kind,
		seat: n,
		steps: i
	}), r.kind;
}
function Fe(e) {
	if (typeof e == "string") {
		if (e.length > 420) return;
		let t = /^(0|[1-9]\d{0,8}) ([^\s]+) ([^\s]+)$/.exec(e);
		return t === null ? void 0 : Fe({
			n: Number(t[1]),
			kind: t[2],
			option: t[3]
		});
	}
	if (typeof e != "object" || !e) return;
	let { kind: t, option: n, n: r } = e;
	if (typeof t == "string" && typeof n == "string" && typeof r == "number" && !(t.length > 200 || n.length > 200 || !Number.isSafeInteger(r))) return {
		kind: t,
		option: n,
		n: r
	};
}
var Ie = (e, t) => typeof t == "number" && Number.isInteger(t) && t >= 0 && t < e.core.answered.length;
function Le(e, t, n, r) {
	if (!Ie(t, n)) return v("ENG-NO-SUCH-SEAT");
	let i = Fe(r);
	if (i === void 0) return v("ENG-MALFORMED");
	if (t.core.stack.length === 0) return v("ENG-OVER");
	if (i.n !== t.core.answered[n]) return v("ENG-LATE");
	let a = ye(e, t).find((e) => e.seat === n && e.kind === i.kind);
	return a === void 0 ? v("ENG-NOT-ASKED") : xe(e, t, a).includes(i.option) ? {
		ask: a,
		answer: i
	} : { refused: Re(e, t, a).find((e) => e.option === i.option) ?? {
		rule: "ENG-NOT-OFFERED",
		option: i.option
	} };
}
var v = (e) => ({ refused: { rule: e } });
function Re(e, t, r) {
	let i = new n();
	return i.refused = [], be(e, t, r, i), i.refused;
}
function ze(e, t, n, r = !1) {
	if (!Ie(t, n)) return v("ENG-NO-SUCH-SEAT");
	let i = e.copy(t), a = i.core.stack.at(-1), o = () => a !== void 0 && (e.procedures[a.proc].takeBack?.(i, a, n, e) ?? !1), s = r && o(), c = s ? void 0 : Pe(e, i, n);
	return s ||= c !== void 0 || !r && o(), s ? (i.core.answered[n]++, c === void 0 ? { state: i } : {
		state: i,
		beside: c
	}) : v("ENG-NOTHING-TO-TAKE-BACK");
}
function Be(e) {
	let t = e.copy, n = e.beside ?? {}, r = {
		...e,
		beside: n,
		besides: Object.keys(n),
		copy: i
	};
	function i(e) {
		return t(e, Ve(r, e.core));
	}
	return r;
}
function Ve(e, t) {
	let { chance: n, stack: r, aside: i } = t, a = Array(r.length);
	for (let t = 0; t < a.length; t++) a[t] = He(e, r[t]);
	return {
		chance: [
			n[0],
			n[1],
			n[2],
			n[3]
		],
		known: t.known,
		answered: t.answered.slice(),
		stack: a,
		aside: i.length === 0 ? [] : i.map((e) => ({
			kind: e.kind,
			seat: e.seat,
			steps: e.steps
		}))
	};
}
var He = (e, t) => e.procedures[t.proc].copy(t, e), Ue = (e, t, n, r) => ({
	proc: n.proc,
	...e.procedures[n.proc].show?.(t, n, r, e)
});
function We(e, t) {
	return {
		type: "flag",
		default: e,
		...t
	};
}
function y(e, t, n) {
	return {
		type: "choice",
		values: e,
		default: t,
		...n
	};
}
function Ge(e, t) {
	let n = typeof t == "object" && !!t && !Array.isArray(t), r = [];
	t !== void 0 && !n && r.push({
		rule: "ENG-OPT-2",
		where: "options",
		what: "not-an-object"
	});
	let i = n ? t : {};
	for (let t of Object.keys(i)) Object.hasOwn(e, t) || r.push({
		rule: "ENG-OPT-3",
		where: `options.${t}`,
		what: "unknown"
	});
	let a = {};
	for (let [t, n] of Object.entries(e)) {
		let e = Object.hasOwn(i, t) ? i[t] : n.default, o = Ke(n, e);
		o === void 0 ? a[t] = e : r.push({
			rule: "ENG-OPT-2",
			where: `options.${t}`,
			...o
		});
	}
	return r.length > 0 ? { faults: r } : { values: a };
}
function Ke(e, t) {
	switch (e.type) {
		case "flag": return typeof t == "boolean" ? void 0 : { what: "not-a-flag" };
		case "choice": return e.values.includes(t) ? void 0 : {
			what: "not-a-choice",
			values: e.values
		};
		case "whole": return Number.isInteger(t) && t >= e.min && t <= e.max ? void 0 : {
			what: "not-a-number",
			least: e.min,
			most: e.max
		};
	}
}
var qe = [], Je = (e, t, n) => Ye(e, t)(n);
function Ye(e, t) {
	let n = ye(e, t), r = [];
	for (let { optional: e, seat: t } of n) !e && !r.includes(t) && r.push(t);
	let { answered: i, stack: a, aside: o } = t.core, s = a.length === 0 ? {
		outcome: e.outcome(t),
		score: e.score(t)
	} : void 0, c, l;
	return (u) => {
		(c === void 0 || e.open !== !0) && ([c, l] = [e.view(t, u), a.map((n) => Ue(e, t, n, u))]);
		let d = qe;
		for (let r of n) r.seat === u && (d = [...d, Ze(e, t, r)]);
		let f = {
			game: c,
			seats: i.length,
			frames: l,
			waiting: r,
			asks: d,
			mine: o.length === 0 ? qe : Xe(e, t, u),
			answered: u === "spectator" ? 0 : i[u]
		};
		return s === void 0 ? f : {
			...f,
			end: s
		};
	};
}
var Xe = (e, t, n) => t.core.aside.flatMap((r) => r.seat === n ? {
	...r,
	fits: _(e, t, r.kind, r.seat).length
} : []);
function Ze(e, t, n) {
	let r = Qe(e, t, n);
	return {
		kind: n.kind,
		optional: n.optional,
		options: xe(e, t, n),
		rules: e.asks[n.kind]?.rules ?? [],
		...r === void 0 ? {} : { about: r }
	};
}
function Qe(e, t, n) {
	if (n.beside !== void 0) return e.beside[n.beside].about?.(t, n.seat, _(e, t, n.beside, n.seat));
	let r = t.core.stack.at(-1);
	return e.procedures[r.proc].about?.(t, r, n, e);
}
function $e(e, t) {
	let { secret: n, ...r } = e;
	if (n === void 0 || t === "spectator" || !n.to.includes(t)) return r;
	let { to: i, ...a } = n;
	return {
		...r,
		...a,
		mine: !0
	};
}
var et = (e) => e.core.stack.length === 0;
function tt(e, t) {
	let [n, r] = e.seats, { seats: i } = t, a = Number.isInteger(i) && i >= n && i <= r ? [] : [{
		rule: "ENG-SEATS-1",
		where: "seats",
		what: "not-a-number",
		least: n,
		most: r
	}], o = Ge(e.options, t.options);
	return "faults" in o ? [...a, ...o.faults] : a;
}
function nt(e, t, n) {
	let r = Ge(e.options, t.options);
	if ("faults" in r || t.seats < e.seats[0] || t.seats > e.seats[1]) {
		let n = tt(e, t)[0];
		throw RangeError(`${n.rule} ${n.where}: ${n.what}`);
	}
	let i = e.setup({
		core: te(t.seats, t.seed),
		seats: t.seats,
		options: r.values
	});
	return i.core.stack = [{
		proc: e.start,
		at: 0
	}], Ce(e, i, n), i;
}
function rt(e, t) {
	let n = [];
	return it(e, nt(e, t, (e) => n.push(e)), n);
}
function it(e, t, n = []) {
	return {
		game: e,
		first: t,
		opening: n,
		entries: [],
		moves: [],
		state: t
	};
}
function at(e, t) {
	let n = t.verb === "answer" ? ot(e, t) : ct(e, t);
	return n === void 0 && e.entries.push(t), n;
}
function ot(e, t) {
	let n = Le(e.game, e.state, t.seat, t);
	if ("refused" in n) return n.refused;
	let { ask: r } = n;
	ut(e, r, r.beside === void 0 ? 0 : De(e.game, e.state, r.beside, r.seat));
	let i = e.game.copy(e.state);
	e.moves.push(st(e.game, i, r, n.answer.option)), e.state = i;
}
function st(e, t, n, r) {
	let { stack: i, known: a } = t.core, o = i.length, s = i[o - 1], c = n.optional && !Ne(e, t, n, r), l = [];
	return Se(e, t, n, r, (e) => l.push(e)), {
		ask: n,
		option: r,
		known: a,
		parallel: e.procedures[s.proc].parallel === !0,
		stays: i[o - 1] === s,
		unheard: c,
		events: l
	};
}
function ct(e, { seat: t, verb: n, n: r }) {
	if (!Ie(e.state, t)) return { rule: "ENG-NO-SUCH-SEAT" };
	if (r !== e.state.core.answered[t]) return { rule: "ENG-LATE" };
	if (n === "take-back") return lt(e, t);
	let i = dt(e, t);
	return i < 0 ? { rule: "ENG-NOTHING-TO-TAKE-BACK" } : (n === "undo" ? ft(e, t) : void 0) ?? pt(e, t, n === "undo" ? e.moves.toSpliced(i, 1) : e.moves.slice(0, i));
}
function lt(e, t) {
	let n = e.moves[dt(e, t)]?.ask.optional === !1, r = ze(e.game, e.state, t, n);
	if ("refused" in r) return r.refused;
	let { beside: i } = r;
	ut(e, {
		seat: t,
		beside: i
	}, i === void 0 ? 1 : De(e.game, e.state, i, t) + 1), e.state = r.state;
}
function ut(e, t, n) {
	for (let r = n; r > 0; r--) {
		let n = e.moves.findLastIndex(({ ask: e }) => e.seat === t.seat && e.beside === t.beside);
		n >= 0 && (t.beside === void 0 || e.moves[n].unheard) && e.moves.splice(n, 1);
	}
}
var dt = (e, t) => e.moves.findLastIndex((e) => e.ask.seat === t);
function ft(e, t) {
	let n = dt(e, t), r = e.moves[n];
	if (r === void 0) return { rule: "ENG-NOTHING-TO-TAKE-BACK" };
	if (r.known !== e.state.core.known) return { rule: "ENG-KNOWN" };
	let i = r.parallel && r.stays;
	for (let t of e.moves.slice(n + 1)) if (!t.unheard) {
		if (!i || t.ask.optional) return { rule: "ENG-OTHERS-ANSWERED" };
		i = t.stays;
	}
}
function pt(e, t, n) {
	let r = e.game.copy(e.first), i = [];
	for (let { ask: t, option: a, unheard: o } of n) if ((o ? Me(e.game, r, t) : ye(e.game, r).includes(t)) && xe(e.game, r, t).includes(a)) i.push(st(e.game, r, t, a));
	else if (!o) return { rule: "ENG-OTHERS-ANSWERED" };
	r.core.answered = e.state.core.answered.slice(), r.core.answered[t]++, e.moves = i, e.state = r;
}
function mt(e) {
	let t = /^@(\d) (0|[1-9]\d{0,8}) ([^\s]{1,200})(?: ([^\s]{1,200}))?$/.exec(e);
	if (t === null) return;
	let [, n, r, i, a] = t, o = {
		seat: Number(n),
		n: Number(r)
	};
	return a === void 0 ? i === "take-back" || i === "undo" || i === "undo-agreed" ? {
		...o,
		verb: i
	} : void 0 : {
		...o,
		verb: "answer",
		kind: i,
		option: a
	};
}
var ht = [], gt = {
	asks: () => ht,
	options() {},
	answer() {
		throw Error("nothing was asked");
	}
};
function _t(e, t) {
	let { aslongas: n } = t;
	return {
		...gt,
		...yt(t),
		next(t, r) {
			let i = r;
			return i.at >= e.length || n !== void 0 && !n(t, r) ? "done" : e[i.at++](t, r) ?? "on";
		}
	};
}
function vt(e, t) {
	let { aslongas: n } = t;
	return {
		...gt,
		...yt(t),
		next(t, r) {
			if (n !== void 0 && !n(t, r)) return "done";
			let i = e(t, r);
			return i === void 0 ? "done" : (r.at++, i);
		}
	};
}
function yt(e) {
	let { guess: t, quiet: n, show: r } = e;
	return {
		...n === void 0 ? {} : { quiet: n },
		...t === void 0 ? {} : { guess: t },
		show: (e, t, n) => ({
			at: t.at,
			...r?.(t, n, e)
		}),
		copy: r === void 0 ? (e) => ({
			proc: e.proc,
			at: e.at
		}) : ie
	};
}
function bt(e) {
	let t = (e) => e.drafts, r = (n, r, i) => e.step(n, i, t(r)[i]), { about: i } = e;
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		secret: () => !0,
		next(n, i) {
			for (let t of e.seats(n)) if (r(n, i, t) !== void 0) return "wait";
			n.core.known++;
			let a = e.commit(n, t(i));
			return a !== void 0 && ue(a), "done";
		},
		asks(t, n) {
			let i = [];
			for (let a of e.seats(t)) {
				let e = r(t, n, a);
				e !== void 0 && i.push(se(e, a));
			}
			return i;
		},
		options: (n, r, i, a) => e.options(n, i.seat, t(r)[i.seat], a),
		answer(e, n, r, i) {
			t(n)[r.seat].push(i);
		},
		...i === void 0 ? {} : { about: (e, n, r) => i(e, r.seat, t(n)[r.seat]) },
		takeBack: (e, n, r) => t(n)[r]?.pop() !== void 0,
		copy: (e) => ({
			proc: e.proc,
			drafts: t(e).map((e) => e.slice())
		}),
		show: (n, i, a) => ({
			drafts: t(i).map((e, t) => t === a ? e.slice() : []),
			complete: e.seats(n).filter((e) => r(n, i, e) === void 0)
		}),
		guess(i, a, o, s) {
			let c = a, l = new n();
			for (let n of c.complete ?? []) for (; n !== o && r(i, a, n) !== void 0;) l.count = 0, e.options(i, n, t(a)[n], l), t(a)[n].push(l.list[s(l.count)]);
			delete c.complete;
		}
	};
}
function xt(e, t) {
	let n = (e) => e, r = ce(e), { about: i } = t;
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		next(e, r) {
			let i = n(r);
			for (; i.at < i.todo.length; i.at++) {
				if (t.who(e, i.todo[i.at]) !== void 0) return "wait";
				t.skipped?.(e, i.todo[i.at]);
			}
			return "done";
		},
		asks(e, i) {
			let a = n(i);
			return r[t.who(e, a.todo[a.at])];
		},
		options(e, r, i, a) {
			let o = n(r);
			t.options(e, i.seat, o.todo[o.at], a);
		},
		answer(e, r, i, a) {
			let o = n(r), s = t.choose(e, i.seat, o.todo[o.at++], a);
			s === "again" ? o.at-- : s !== void 0 && ue(s);
		},
		...i === void 0 ? {} : { about: (e, t, r) => i(e, r.seat, n(t).todo[n(t).at]) },
		copy(e) {
			let t = n(e);
			return {
				proc: t.proc,
				todo: t.todo,
				at: t.at
			};
		},
		show: (e, t) => ({
			todo: n(t).todo,
			at: n(t).at
		})
	};
}
function St(e) {
	let t = (e) => e, n = (e, n) => t(e).lanes[n].at(-1), r = (e, t) => e.procedures[t.proc];
	function i(e, n, i, a, o) {
		let s = t(i).lanes[a];
		ge(e, n, s);
		for (let e of pe()) t(i).after[a].push(e);
		if (n.core.known !== o) throw Error(`a lane of ${i.proc} touched chance or a hidden deck`);
		let c = s.at(-1);
		if (c !== void 0 && r(e, c).asks(n, c, e).some((e) => e.seat !== a)) throw Error(`a lane of ${i.proc} asks another seat`);
	}
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		next(n, r, a) {
			let o = !1, { lanes: s } = t(r);
			for (let e = 0; e < s.length; e++) s[e].length > 0 && i(a, n, r, e, n.core.known), s[e].length > 0 && (o = !0);
			if (o) return "wait";
			e.declared !== "open" && t(r).after.some((e) => e.length > 0) && n.core.known++;
			for (let i of e.order(n)) for (let e of t(r).after[i]) ue(e);
			return "done";
		},
		asks(e, n, i) {
			let a = [];
			for (let o of t(n).lanes) {
				let t = o.at(-1);
				t !== void 0 && a.push(...r(i, t).asks(e, t, i));
			}
			return a;
		},
		options: (e, t, i, a, o) => r(o, n(t, i.seat)).options(e, n(t, i.seat), i, a, o),
		answer(e, t, a, o, s) {
			let { known: c } = e.core;
			r(s, n(t, a.seat)).answer(e, n(t, a.seat), a, o, s), i(s, e, t, a.seat, c);
		},
		about: (e, t, i, a) => r(a, n(t, i.seat)).about?.(e, n(t, i.seat), i, a),
		secret: (e, t, i, a) => r(a, n(t, i.seat)).secret?.(e, n(t, i.seat), i, a) ?? !1,
		takeBack: (e, n, i, a) => {
			let o = t(n).lanes[i]?.at(-1);
			return o !== void 0 && (r(a, o).takeBack?.(e, o, i, a) ?? !1);
		},
		copy: (e, n) => {
			let { lanes: r, after: i } = t(e), a = (e) => e.map((e) => He(n, e));
			return {
				proc: e.proc,
				lanes: r.map(a),
				after: i.map(a)
			};
		},
		show: (n, r, i, a) => {
			let o = (e) => e.map((e) => Ue(a, n, e, i)), { lanes: s, after: c } = t(r);
			return {
				lanes: s.map((e, t) => t === i ? o(e) : []),
				after: c.map((t, n) => n === i || e.declared === "open" ? o(t) : []),
				open: s.flatMap((e, t) => e.length > 0 ? [t] : [])
			};
		},
		guess(t, n, i, a, o) {
			let s = n;
			for (let n of s.open ?? []) n !== i && (s.lanes[n] = e.lane(t, n));
			delete s.open;
			let c = (e) => e.forEach((e) => void r(o, e).guess?.(t, e, i, a, o));
			s.lanes.forEach(c), s.after.forEach(c);
		}
	};
}
function Ct(e, t) {
	let n = (e) => e, r = ce(e), { about: i } = t;
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		next: (e, t) => n(t).at < n(t).todo.length ? "wait" : "done",
		asks: (e, t) => r[n(t).todo[n(t).at]],
		options(e, r, i, a) {
			t.options(e, i.seat, n(r).event, a), a.add("pass");
		},
		answer(e, r, i, a) {
			let o = n(r), s = a === "pass" ? "next" : t.use(e, i.seat, o.event, a);
			s === "next" ? o.at++ : s === "close" ? o.at = o.todo.length : s !== void 0 && ue(s);
		},
		...i === void 0 ? {} : { about: (e, t, r) => i(e, r.seat, n(t).event) },
		copy(e) {
			let t = n(e);
			return {
				proc: t.proc,
				event: t.event,
				todo: t.todo,
				at: t.at
			};
		},
		show: (e, r, i) => ({
			event: t.show === void 0 ? n(r).event : t.show(n(r).event, i, e),
			todo: n(r).todo,
			at: n(r).at
		})
	};
}
function wt() {
	return {
		raise: ue,
		later: de,
		tell: fe,
		sequence: (e, t, ...n) => _t(t, n[0] ?? {}),
		repeat: (e, t, ...n) => vt(t, n[0] ?? {}),
		eachInTurn: (e, t) => xt(e, t),
		allAtOnce: (e, t) => bt(t),
		sideBySide: (e, t) => St(t),
		window: (e, t) => Ct(e, t)
	};
}
var Tt = {
	"warrior-1": {
		is: "warrior",
		year: 1,
		rank: 1,
		health: 3,
		detection: 0,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"warrior-2": {
		is: "warrior",
		year: 1,
		rank: 2,
		health: 4,
		detection: 0,
		hearts: 0,
		magic: 0,
		copies: 2
	},
	"warrior-3": {
		is: "warrior",
		year: 1,
		rank: 3,
		health: 5,
		detection: 0,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"warrior-4": {
		is: "warrior",
		year: 2,
		rank: 4,
		health: 5,
		detection: 0,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"warrior-5": {
		is: "warrior",
		year: 2,
		rank: 5,
		health: 6,
		detection: 0,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"warrior-6": {
		is: "warrior",
		year: 2,
		rank: 6,
		health: 7,
		detection: 0,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"warrior-7": {
		is: "warrior",
		year: 2,
		rank: 7,
		health: 8,
		detection: 0,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"thief-1": {
		is: "thief",
		year: 1,
		rank: 1,
		health: 3,
		detection: 1,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"thief-2a": {
		is: "thief",
		year: 1,
		rank: 2,
		health: 3,
		detection: 2,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"thief-2b": {
		is: "thief",
		year: 1,
		rank: 2,
		health: 4,
		detection: 1,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"thief-3": {
		is: "thief",
		year: 1,
		rank: 3,
		health: 4,
		detection: 2,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"thief-4": {
		is: "thief",
		year: 2,
		rank: 4,
		health: 4,
		detection: 2,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"thief-5": {
		is: "thief",
		year: 2,
		rank: 5,
		health: 5,
		detection: 2,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"thief-6": {
		is: "thief",
		year: 2,
		rank: 6,
		health: 5,
		detection: 3,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"thief-7": {
		is: "thief",
		year: 2,
		rank: 7,
		health: 6,
		detection: 3,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"priest-1": {
		is: "priest",
		year: 1,
		rank: 1,
		health: 3,
		detection: 0,
		hearts: 1,
		magic: 0,
		copies: 1
	},
	"priest-2a": {
		is: "priest",
		year: 1,
		rank: 2,
		health: 3,
		detection: 0,
		hearts: 2,
		magic: 0,
		copies: 1
	},
	"priest-2b": {
		is: "priest",
		year: 1,
		rank: 2,
		health: 4,
		detection: 0,
		hearts: 1,
		magic: 0,
		copies: 1
	},
	"priest-3": {
		is: "priest",
		year: 1,
		rank: 3,
		health: 4,
		detection: 0,
		hearts: 2,
		magic: 0,
		copies: 1
	},
	"priest-4": {
		is: "priest",
		year: 2,
		rank: 4,
		health: 4,
		detection: 0,
		hearts: 2,
		magic: 0,
		copies: 1
	},
	"priest-5": {
		is: "priest",
		year: 2,
		rank: 5,
		health: 5,
		detection: 0,
		hearts: 2,
		magic: 0,
		copies: 1
	},
	"priest-6": {
		is: "priest",
		year: 2,
		rank: 6,
		health: 5,
		detection: 0,
		hearts: 3,
		magic: 0,
		copies: 1
	},
	"priest-7": {
		is: "priest",
		year: 2,
		rank: 7,
		health: 6,
		detection: 0,
		hearts: 3,
		magic: 0,
		copies: 1
	},
	"mage-1": {
		is: "mage",
		year: 1,
		rank: 1,
		health: 3,
		detection: 0,
		hearts: 0,
		magic: 1,
		copies: 1
	},
	"mage-2a": {
		is: "mage",
		year: 1,
		rank: 2,
		health: 3,
		detection: 0,
		hearts: 0,
		magic: 2,
		copies: 1
	},
	"mage-2b": {
		is: "mage",
		year: 1,
		rank: 2,
		health: 4,
		detection: 0,
		hearts: 0,
		magic: 1,
		copies: 1
	},
	"mage-3": {
		is: "mage",
		year: 1,
		rank: 3,
		health: 4,
		detection: 0,
		hearts: 0,
		magic: 2,
		copies: 1
	},
	"mage-4": {
		is: "mage",
		year: 2,
		rank: 4,
		health: 4,
		detection: 0,
		hearts: 0,
		magic: 2,
		copies: 1
	},
	"mage-5": {
		is: "mage",
		year: 2,
		rank: 5,
		health: 5,
		detection: 0,
		hearts: 0,
		magic: 2,
		copies: 1
	},
	"mage-6": {
		is: "mage",
		year: 2,
		rank: 6,
		health: 5,
		detection: 0,
		hearts: 0,
		magic: 3,
		copies: 1
	},
	"mage-7": {
		is: "mage",
		year: 2,
		rank: 7,
		health: 6,
		detection: 0,
		hearts: 0,
		magic: 3,
		copies: 1
	}
}, Et = {
	"paladin-1": {
		is: "paladin",
		health: 5,
		detection: 2,
		hearts: 2,
		magic: 2
	},
	"paladin-2": {
		is: "paladin",
		health: 8,
		detection: 3,
		hearts: 3,
		magic: 3
	}
}, Dt = {
	is: "illusion",
	health: 1,
	detection: 0,
	hearts: 0,
	magic: 0
}, Ot = Tt, kt = Object.keys(Tt), At = Et, b = {
	...Tt,
	...Et,
	illusion: Dt
}, jt = [
	"winter",
	"spring",
	"summer",
	"autumn"
], Mt = {
	gold: 3,
	food: 3,
	imps: 3,
	tunnels: [
		2,
		7,
		12
	]
}, Nt = {
	lowest: 1,
	highest: 15,
	start: 5,
	paladin: 10
}, Pt = {
	start: 5,
	eachSeason: 1,
	secondYear: -2,
	ours: ["start"]
}, x = {
	columns: 5,
	rows: 4,
	entrance: 2
}, Ft = {
	upper: [
		0,
		1,
		2,
		3,
		4,
		5,
		6,
		7,
		8,
		9
	],
	lower: [
		10,
		11,
		12,
		13,
		14,
		15,
		16,
		17,
		18,
		19
	],
	ring: [
		0,
		1,
		2,
		3,
		4,
		5,
		9,
		10,
		14,
		15,
		16,
		17,
		18,
		19
	],
	core: [
		6,
		7,
		8,
		11,
		12,
		13
	],
	any: [
		0,
		1,
		2,
		3,
		4,
		5,
		6,
		7,
		8,
		9,
		10,
		11,
		12,
		13,
		14,
		15,
		16,
		17,
		18,
		19
	]
}, It = {
	monsters: 3,
	rooms: 2,
	adventurers: {
		2: 3,
		3: 3,
		4: 4
	},
	combatCards: 4
}, S = {
	played: 3,
	blocked: 2,
	choice: 3,
	dummyBlocked: 3
}, Lt = {
	tunnel: {
		traps: 1,
		monsters: 1,
		trapGold: 0
	},
	room: {
		traps: 1,
		monsters: 2,
		trapGold: 1
	}
}, Rt = {
	1: 1,
	2: 2
}, zt = {
	1: 0,
	2: 1
}, Bt = {
	2: 0,
	3: 1,
	4: -1
}, C = {
	creature: 1,
	room: 2,
	conquered: -2,
	prisoner: 2,
	paladin: 5,
	letter: -3,
	ours: ["paladin"]
}, Vt = [
	"dark-deeds",
	"halls",
	"tunnels",
	"monsters",
	"imps",
	"riches",
	"battle"
], Ht = {
	2: {
		alone: 2,
		shared: 1
	},
	3: {
		alone: 3,
		shared: 2
	},
	4: {
		alone: 3,
		shared: 2
	}
}, Ut = {
	"word-of-peace": {
		rule: "DL-CARD-43",
		year: 1,
		speed: "fast",
		fatigue: 2,
		power: "word-of-peace",
		ours: ["speed"]
	},
	suggestion: {
		rule: "DL-CARD-44",
		year: 1,
		speed: "fast",
		fatigue: 2,
		power: "suggestion"
	},
	"magic-shield": {
		rule: "DL-CARD-45",
		year: 1,
		speed: "fast",
		fatigue: 1,
		effect: { shield: 1 }
	},
	invisibility: {
		rule: "DL-CARD-46",
		year: 1,
		speed: "fast",
		fatigue: 2,
		power: "invisibility",
		ours: ["speed", "fatigue"]
	},
	"detect-evil": {
		rule: "DL-CARD-47",
		year: 1,
		speed: "slow",
		fatigue: 2,
		effect: { evil: 2 },
		ours: ["speed"]
	},
	"fist-of-justice": {
		rule: "DL-CARD-48",
		year: 1,
		speed: "slow",
		fatigue: 1,
		effect: { imps: -1 },
		ours: ["speed"]
	},
	"detect-treasure": {
		rule: "DL-CARD-49",
		year: 1,
		speed: "slow",
		fatigue: 1,
		power: "detect-treasure",
		ours: ["speed"]
	},
	graffiti: {
		rule: "DL-CARD-50",
		year: 1,
		speed: "slow",
		fatigue: 1,
		power: "graffiti",
		ours: !0
	},
	fireball: {
		rule: "DL-CARD-51",
		year: 1,
		speed: "slow",
		fatigue: 1,
		ours: ["speed"]
	},
	"aura-of-fear": {
		rule: "DL-CARD-52",
		year: 2,
		speed: "fast",
		fatigue: 2,
		power: "aura-of-fear",
		ours: !0
	},
	metamorphosis: {
		rule: "DL-CARD-53",
		year: 2,
		speed: "fast",
		fatigue: 2,
		power: "metamorphosis",
		ours: ["speed", "fatigue"]
	},
	"blind-rage": {
		rule: "DL-CARD-54",
		year: 2,
		speed: "fast",
		fatigue: 3,
		power: "blind-rage",
		ours: !0
	},
	"create-food": {
		rule: "DL-CARD-55",
		year: 2,
		speed: "fast",
		fatigue: 2,
		effect: { headHealth: 1 },
		ours: ["speed", "fatigue"]
	},
	illusion: {
		rule: "DL-CARD-56",
		year: 2,
		speed: "fast",
		fatigue: 2,
		power: "illusion",
		ours: ["speed", "fatigue"]
	},
	"song-of-courage": {
		rule: "DL-CARD-57",
		year: 2,
		speed: "slow",
		fatigue: 3,
		effect: { fatigue: -2 },
		ours: !0
	},
	regeneration: {
		rule: "DL-CARD-58",
		year: 2,
		speed: "slow",
		fatigue: 2,
		effect: { heal: 2 },
		ours: [
			"speed",
			"fatigue",
			"effect"
		]
	},
	"magic-key": {
		rule: "DL-CARD-59",
		year: 2,
		speed: "slow",
		fatigue: 2,
		power: "magic-key",
		ours: !0
	},
	"dimensional-gate": {
		rule: "DL-CARD-60",
		year: 2,
		speed: "slow",
		fatigue: 3,
		power: "dimensional-gate",
		ours: !0
	}
}, Wt = Ut, Gt = Object.keys(Ut), Kt = [
	"payday",
	"taxes",
	"special"
], qt = { unpaidEvil: 1 }, Jt = { tilesPerGold: 2 }, Yt = {
	rats: {
		rule: "DL-CARD-67",
		halve: {
			what: "food",
			round: "up"
		},
		ours: !0
	},
	burglary: {
		rule: "DL-CARD-68",
		halve: {
			what: "gold",
			round: "down"
		},
		ours: !0
	},
	"extra-tax": {
		rule: "DL-CARD-69",
		roomTax: 1,
		ours: !0
	},
	"monster-strike": {
		rule: "DL-CARD-70",
		power: "monster-strike",
		ours: !0
	},
	"witch-hunt": {
		rule: "DL-CARD-71",
		power: "witch-hunt",
		ours: !0
	},
	"imp-fever": {
		rule: "DL-CARD-72",
		power: "imp-fever",
		ours: !0
	},
	"safety-inspection": {
		rule: "DL-CARD-73",
		power: "safety-inspection",
		ours: !0
	},
	"press-day": {
		rule: "DL-CARD-74",
		offer: {
			pay: { gold: 1 },
			gain: { evil: -2 }
		},
		ours: !0
	},
	"open-dungeon": {
		rule: "DL-CARD-75",
		roomGain: { gold: 1 },
		thenGain: { evil: 1 },
		ours: !0
	}
}, Xt = Yt, Zt = Object.keys(Yt), Qt = {
	wand: {
		rule: "MI-TOK-4",
		for: "warrior",
		gives: "magic"
	},
	amulet: {
		rule: "MI-TOK-5",
		for: "mage",
		gives: "health"
	},
	potion: {
		rule: "MI-TOK-6",
		for: "thief",
		gives: "hearts"
	},
	clover: {
		rule: "MI-TOK-7",
		for: "priest",
		gives: "detection"
	}
}, $t = Qt, en = Object.keys(Qt), w = [...en, "blank"], tn = {
	captured: 1,
	deadLetter: 2
}, nn = {
	goblin: {
		rule: "DL-CARD-9",
		tiles: [2, 1],
		cost: { food: 1 },
		attacks: [{
			as: "stab",
			hit: "first",
			damage: 2,
			onKill: 1
		}]
	},
	slime: {
		rule: "DL-CARD-10",
		tiles: [2, 1],
		cost: { food: 1 },
		attacks: [{
			as: "splash",
			hit: "each",
			damage: 1
		}, {
			as: "clog",
			hit: "none",
			damage: 0,
			blocksConquest: !0
		}]
	},
	ghost: {
		rule: "DL-CARD-11",
		tiles: [2, 1],
		cost: { evil: 1 },
		ghost: !0,
		attacks: [{
			as: "chill",
			hit: "any-but-first",
			damage: 2
		}]
	},
	troll: {
		rule: "DL-CARD-12",
		tiles: [2, 1],
		cost: { food: 2 },
		token: !0,
		attacks: [{
			as: "club",
			hit: "first",
			damage: 3
		}, {
			as: "feast",
			hit: "first",
			damage: 4,
			pay: { food: 1 }
		}]
	},
	witch: {
		rule: "DL-CARD-13",
		tiles: [2, 1],
		cost: {
			food: 1,
			evil: 1
		},
		attacks: [{
			as: "curse",
			hit: "first",
			damage: 4
		}, {
			as: "hexes",
			hit: "any",
			damage: 1,
			times: 2
		}]
	},
	vampire: {
		rule: "DL-CARD-14",
		tiles: [2, 1],
		cost: { evil: 2 },
		attacks: [{
			as: "bite",
			hit: "any-non-priest",
			damage: 3
		}, {
			as: "sip",
			hit: "any-non-priest",
			damage: 2,
			returns: !0
		}]
	},
	golem: {
		rule: "DL-CARD-15",
		tiles: [0, 2],
		cost: {
			gold: 1,
			traps: 1
		},
		attacks: [{
			as: "fist",
			hit: "first",
			damage: 4,
			returns: !0
		}]
	},
	dragon: {
		rule: "DL-CARD-16",
		tiles: [0, 2],
		cost: {
			food: 2,
			evil: 2
		},
		attacks: [{
			as: "breath",
			hit: "each",
			damage: 2,
			blocksHealing: !0
		}]
	},
	demon: {
		rule: "DL-CARD-17",
		tiles: [0, 2],
		cost: {
			monsters: 1,
			evil: 1
		},
		attacks: [{
			as: "gore",
			hit: "any",
			damage: 7,
			blocksConquest: !0
		}]
	}
}, T = nn, E = Object.keys(nn), rn = {
	as: "bleat",
	hit: "first",
	damage: 1,
	ours: ["damage"]
}, D = [
	"food",
	"reputation",
	"dig",
	"gold",
	"imps",
	"traps",
	"monster",
	"room"
], O = {
	food: {
		rule: "DL-CARD-1",
		resolves: [
			0,
			1,
			2
		],
		spaces: [
			{
				pay: { gold: 1 },
				gain: { food: 2 }
			},
			{
				pay: { evil: 1 },
				gain: { food: 3 }
			},
			{
				pay: { evil: 2 },
				gain: {
					food: 3,
					gold: 1
				}
			}
		]
	},
	reputation: {
		rule: "DL-CARD-2",
		resolves: [
			0,
			1,
			2
		],
		spaces: [
			{
				gain: { evil: -1 },
				spy: !0
			},
			{ gain: { evil: -2 } },
			{
				pay: { gold: 1 },
				gain: { evil: -2 },
				spy: !0
			}
		]
	},
	dig: {
		rule: "DL-CARD-3",
		resolves: [
			0,
			1,
			2
		],
		spaces: [
			{ permit: 2 },
			{ permit: 3 },
			{
				permit: 4,
				foreman: !0
			}
		]
	},
	gold: {
		rule: "DL-CARD-4",
		resolves: [
			0,
			1,
			2
		],
		spaces: [
			{ permit: 2 },
			{ permit: 3 },
			{
				permit: 4,
				foreman: !0
			}
		]
	},
	imps: {
		rule: "DL-CARD-5",
		resolves: [
			0,
			1,
			2
		],
		spaces: [
			{
				pay: { food: 1 },
				gain: { imps: 1 }
			},
			{
				pay: { food: 2 },
				gain: { imps: 2 }
			},
			{
				pay: {
					food: 1,
					gold: 1
				},
				gain: { imps: 2 }
			}
		]
	},
	traps: {
		rule: "DL-CARD-6",
		resolves: [
			0,
			1,
			2
		],
		spaces: [
			{
				pay: { gold: 1 },
				gain: { traps: 1 }
			},
			{ gain: { traps: 1 } },
			{
				pay: { gold: 2 },
				gain: { traps: 2 }
			}
		]
	},
	monster: {
		rule: "DL-CARD-7",
		resolves: [
			2,
			1,
			0
		],
		spaces: [
			{ gain: { monsters: 1 } },
			{ gain: { monsters: 1 } },
			{
				pay: { food: 1 },
				gain: { monsters: 1 }
			}
		]
	},
	room: {
		rule: "DL-CARD-8",
		resolves: [
			2,
			1,
			0
		],
		spaces: [
			{ gain: { rooms: 1 } },
			{
				pay: { gold: 1 },
				gain: { rooms: 1 }
			},
			{
				pay: { gold: 1 },
				gain: { rooms: 1 }
			}
		]
	}
}, an = {
	hatchery: {
		rule: "DL-CARD-18",
		year: 1,
		zone: "upper",
		imps: 3,
		gives: { food: 1 }
	},
	"mushroom-bed": {
		rule: "DL-CARD-19",
		year: 1,
		zone: "lower",
		imps: 3,
		gives: { food: 1 }
	},
	"souvenir-shop": {
		rule: "DL-CARD-20",
		year: 1,
		zone: "upper",
		imps: 3,
		gives: { gold: 1 }
	},
	mint: {
		rule: "DL-CARD-21",
		year: 1,
		zone: "lower",
		imps: 3,
		gives: { gold: 1 }
	},
	workshop: {
		rule: "DL-CARD-22",
		year: 1,
		zone: "ring",
		imps: 4,
		gives: { traps: 1 }
	},
	"tool-shed": {
		rule: "DL-CARD-23",
		year: 1,
		zone: "ring",
		imps: 2,
		gives: { tunnels: 1 }
	},
	"printing-press": {
		rule: "DL-CARD-24",
		year: 1,
		zone: "core",
		imps: 3,
		gives: { evil: -1 }
	},
	"magic-room": {
		rule: "DL-CARD-25",
		year: 1,
		zone: "core",
		imps: 2,
		pay: { food: 1 },
		gives: { imps: 1 }
	},
	"training-room": {
		rule: "DL-CARD-26",
		year: 2,
		zone: "any",
		bonus: {
			of: ["goblin", "troll"],
			damage: 1
		},
		ours: ["bonus"]
	},
	"dark-room": {
		rule: "DL-CARD-27",
		year: 2,
		zone: "any",
		bonus: {
			of: ["witch", "vampire"],
			damage: 1
		},
		ours: ["bonus"]
	},
	labyrinth: {
		rule: "DL-CARD-28",
		year: 2,
		zone: "any",
		limits: {
			traps: 2,
			monsters: 1,
			trapGold: 0
		}
	},
	"anti-magic-room": {
		rule: "DL-CARD-29",
		year: 2,
		zone: "any",
		noSpells: !0
	},
	cafeteria: {
		rule: "DL-CARD-30",
		year: 2,
		zone: "any",
		scores: {
			of: [
				"goblin",
				"troll",
				"slime",
				"witch"
			],
			points: 1
		}
	},
	chapel: {
		rule: "DL-CARD-31",
		year: 2,
		zone: "any",
		scores: {
			of: ["ghost", "vampire"],
			points: 2
		}
	},
	pandemonium: {
		rule: "DL-CARD-32",
		year: 2,
		zone: "any",
		scores: {
			of: [
				"golem",
				"dragon",
				"demon"
			],
			points: 2
		}
	},
	"hall-of-fame": {
		rule: "DL-CARD-33",
		year: 2,
		zone: "any",
		titles: {
			alone: 2,
			shared: 1
		},
		ours: ["titles"]
	}
}, k = an, on = Object.keys(an), sn = {
	"rolling-stone": {
		rule: "DL-CARD-34",
		damage: { first: 3 },
		ours: ["damage"]
	},
	pendulum: {
		rule: "DL-CARD-35",
		damage: { second: 3 },
		ours: ["damage"]
	},
	"trap-door": {
		rule: "DL-CARD-36",
		damage: { first: 2 },
		blocksConquest: !0
	},
	"wall-of-fire": {
		rule: "DL-CARD-37",
		damage: {
			each: 1,
			last: 1
		}
	},
	"poisoned-dart": {
		rule: "DL-CARD-38",
		damage: { chosen: 1 },
		later: 2
	},
	"anti-magic-dart": {
		rule: "DL-CARD-39",
		damage: { chosen: 1 },
		power: "anti-magic-dart"
	},
	"cursed-ring": {
		rule: "DL-CARD-40",
		pay: { gold: 1 },
		damage: { each: 1 },
		blocksConquest: !0
	},
	"kamikaze-imp": {
		rule: "DL-CARD-41",
		pay: { imps: 1 },
		damage: {
			first: 3,
			others: 1
		}
	},
	"poisoned-meal": {
		rule: "DL-CARD-42",
		pay: { food: 1 },
		damage: { first: "health" },
		ours: ["damage"]
	}
}, cn = sn, A = Object.keys(sn), ln = {
	copies: 3,
	ours: ["copies"]
};
function un(e) {
	let { items: t } = e.options;
	if (t === "none") return;
	let n = t === "advanced" ? w : e.players.length === 2 ? en : dn;
	e.items = {
		pools: [...e.players.map(() => w.slice()), ...e.dummies.map(() => n.slice())],
		queue: [],
		farLands: [],
		dungeons: e.players.map(() => ({
			camp: [],
			sack: [],
			prison: [],
			deadLetters: []
		}))
	};
}
var dn = [], j = (e) => e.options.items === "advanced", fn = ["dummy-1", "dummy-2"], pn = (e, t) => t < e ? t : fn[t - e], mn = (e, t) => typeof t == "number" ? t : e + fn.indexOf(t), hn = (e, t, n) => ({
	item: n,
	ownerSeat: pn(e, t),
	used: !1
}), gn = (e) => e.item !== "blank";
function _n(e, t) {
	e.splice(e.indexOf(t), 1);
}
function vn(e, t) {
	let n = 0;
	for (; n < e.length && w.indexOf(e[n]) < w.indexOf(t);) n++;
	e.splice(n, 0, t);
}
function yn({ pools: e, queue: t, farLands: n, dungeons: r }) {
	return {
		pools: e.map((e) => e.slice()),
		queue: t.slice(),
		farLands: n.slice(),
		dungeons: r.map(({ camp: e, sack: t, prison: n, deadLetters: r }) => ({
			camp: e.slice(),
			sack: t.slice(),
			prison: n.slice(),
			deadLetters: r.slice()
		}))
	};
}
function bn(e, t) {
	let n = Array(e.players.length);
	for (let t = 0; t < n.length; t++) n[t] = xn(e.players[t]);
	let r = Array(e.dummies.length);
	for (let t = 0; t < r.length; t++) {
		let { blocked: n, drawn: i } = e.dummies[t];
		r[t] = {
			blocked: n.slice(),
			drawn: i.slice()
		};
	}
	let i = {
		core: t,
		options: e.options,
		year: e.year,
		season: e.season,
		first: e.first,
		spaces: e.spaces.slice(),
		permit: e.permit,
		forHire: e.forHire.slice(),
		forSale: e.forSale.slice(),
		monsterStack: e.monsterStack.slice(),
		roomStack: e.roomStack.slice(),
		adventurerStack: e.adventurerStack.slice(),
		adventurersUnder: e.adventurersUnder,
		trapStack: e.trapStack.slice(),
		usedTraps: e.usedTraps.slice(),
		combatCards: e.combatCards.slice(),
		combatShown: e.combatShown,
		events: e.events.slice(),
		eventsShown: e.eventsShown,
		specials: e.specials.slice(),
		specialShown: e.specialShown,
		arriving: e.arriving.slice(),
		expected: e.expected.slice(),
		paladin: e.paladin,
		discardedMonsters: e.discardedMonsters.slice(),
		discardedRooms: e.discardedRooms.slice(),
		farLands: e.farLands.slice(),
		dummies: r,
		dummyEvil: e.dummyEvil,
		fight: Sn(e.fight),
		players: n
	};
	return e.items !== void 0 && (i.items = yn(e.items)), i;
}
function xn(e) {
	return {
		gold: e.gold,
		food: e.food,
		imps: e.imps,
		busy: e.busy,
		evil: e.evil,
		traps: e.traps.slice(),
		shownTraps: e.shownTraps.slice(),
		buriedTraps: e.buriedTraps.slice(),
		lair: Cn(e.lair),
		map: e.map.slice(),
		rooms: wn(e.rooms),
		dealt: e.dealt.slice(),
		blocked: e.blocked.slice(),
		played: e.played.slice(),
		shown: e.shown,
		unused: e.unused.slice(),
		spied: e.spied.slice(),
		party: Tn(e.party),
		prison: e.prison.slice(),
		letters: e.letters,
		plan: {
			cell: e.plan.cell,
			traps: e.plan.traps.slice(),
			creatures: e.plan.creatures.slice()
		}
	};
}
function Sn(e) {
	return {
		seat: e.seat,
		detected: e.detected,
		attacked: e.attacked,
		noSpells: e.noSpells,
		noHealing: e.noHealing,
		noConquest: e.noConquest,
		shield: e.shield,
		courage: e.courage,
		invisible: e.invisible,
		rage: e.rage,
		sheep: e.sheep,
		sent: e.sent.slice()
	};
}
function Cn(e) {
	let t = Array(e.length);
	for (let n = 0; n < t.length; n++) {
		let { id: r, spent: i, worked: a, unpaid: o } = e[n];
		t[n] = {
			id: r,
			spent: i,
			worked: a,
			unpaid: o
		};
	}
	return t;
}
function wn(e) {
	let t = Array(e.length);
	for (let n = 0; n < t.length; n++) {
		let { cell: r, id: i, produced: a } = e[n];
		t[n] = {
			cell: r,
			id: i,
			produced: a
		};
	}
	return t;
}
function Tn(e) {
	let t = Array(e.length);
	for (let n = 0; n < t.length; n++) {
		let { id: r, wounds: i, extra: a, poison: o, items: s } = e[n];
		t[n] = {
			id: r,
			wounds: i,
			extra: a,
			poison: o
		}, s !== void 0 && (t[n].items = s);
	}
	return t;
}
function En(e, t, n) {
	let r = e.players.length;
	return {
		dummyTokens: t.pools.slice(r).map((e, t) => ({
			ownerSeat: pn(r, r + t),
			tokens: e.slice()
		})),
		...j(e) ? { queue: t.queue.map(({ item: e, ownerSeat: t }) => ({
			ownerSeat: t,
			item: t === n ? e : "hidden"
		})) } : {},
		tokensGone: t.farLands.slice()
	};
}
function Dn(e, t, n) {
	let { camp: r, sack: i, prison: a, deadLetters: o } = t.dungeons[n], s = t.pools[n].slice();
	return j(e) ? {
		tokens: s,
		deadLetters: o.slice()
	} : {
		tokens: s,
		camp: r.slice(),
		sack: i.slice(),
		capturedItems: a.slice()
	};
}
function On({ dummyTokens: e, queue: t = [], tokensGone: n }, r, i) {
	let a = [...r, ...e].map(({ tokens: e = [] }) => e);
	return {
		pools: a,
		queue: t.map(({ ownerSeat: e, item: t }) => {
			let n = a[mn(r.length, e)];
			return {
				item: t === "hidden" ? n[i(n.length)] : t,
				ownerSeat: e,
				used: !1
			};
		}),
		farLands: n,
		dungeons: r.map(({ camp: e = [], sack: t = [], capturedItems: n = [], deadLetters: r = [] }) => ({
			camp: e,
			sack: t,
			prison: n,
			deadLetters: r
		}))
	};
}
var M = (e) => ({
	rule: e,
	aside: !0
}), kn = {
	firstGame: We(!1, { rule: "DL-SETUP-7" }),
	firstPlayer: y([
		"random",
		"1",
		"2",
		"3",
		"4"
	], "random", { rule: "DL-RULING-1" }),
	rollingStone: y(["3", "4"], "3", { rule: "DL-CARD-34" }),
	items: y([
		"none",
		"basic",
		"advanced"
	], "none", { rule: "MI-TOK-8" }),
	dummiesHire: We(!1, M("DL-RULING-9")),
	trollForeman: We(!1, M("DL-RULING-15")),
	ruins: y(["tile", "room"], "tile", M("DL-RULING-16")),
	warriors: y(["newest", "oldest"], "newest", M("DL-RULING-17")),
	dummyTies: y(["last", "first"], "last", M("DL-RULING-20")),
	unpaidTraps: y(["hand", "discard"], "hand", M("DL-RULING-26")),
	finalTie: y(["shared", "riches"], "shared", M("DL-RULING-32")),
	evilPrice: y(["full", "capped"], "full", M("DL-RULING-37")),
	recovery: y(["combat", "party"], "combat", M("DL-RULING-44")),
	ragingVampire: y(["spares", "bites"], "spares", M("DL-RULING-49")),
	itemLicence: We(!0, M("MI-RULING-3")),
	dummyTokens: y(["last", "first"], "last", M("MI-RULING-6"))
}, An = [
	"a",
	"b",
	"c",
	"d",
	"e"
], N = x.columns * x.rows, P = Array.from({ length: N }, (e, t) => `${An[t % x.columns]}${Math.floor(t / x.columns) + 1}`), jn = new Map(P.map((e, t) => [e, t])), F = (e) => jn.get(e), Mn = Array.from({ length: 41 }, (e, t) => `${t}`);
function Nn(e) {
	let t = {}, n = {}, r = /* @__PURE__ */ new Map();
	for (let i of E) t[i] = `${e}${i}`, n[i] = `${e}${i}:spent`, r.set(t[i], {
		id: i,
		spent: !1
	}), r.set(n[i], {
		id: i,
		spent: !0
	});
	return {
		ready: t,
		spent: n,
		meaning: r
	};
}
var Pn = Nn(""), Fn = Nn("pay:"), In = Nn("release:"), Ln = [
	"gold",
	"food",
	"evil",
	"strike"
], Rn = Object.fromEntries(Ln.map((e) => [e, Object.fromEntries(E.map((t) => [t, `${e}:${t}`]))])), zn = [
	"card-1",
	"card-2",
	"card-3",
	"card-4"
], I = wt(), L = (e) => Bn[e.players.length][e.first], Bn = [
	0,
	1,
	2,
	3,
	4
].map((e) => Array.from({ length: e }, (t, n) => Array.from({ length: e }, (t, r) => (n + r) % e))), Vn = (e = -1) => ({
	seat: e,
	detected: 0,
	attacked: !1,
	noSpells: !1,
	noHealing: !1,
	noConquest: !1,
	shield: 0,
	courage: 0,
	invisible: !1,
	rage: !1,
	sheep: "none",
	sent: []
});
function Hn({ items: e }, t) {
	let n = 0;
	if (e !== void 0) for (let r = 0; r < e.length; r++) e[r].item === t && n++;
	return n;
}
function Un(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) n += Hn(e[r], t);
	return n;
}
function Wn(e, t, n) {
	let r = Un(e.players[t].party, n);
	return r === 0 ? {} : n === "wand" ? { wands: r } : { potions: r };
}
var Gn = (e) => en.find((t) => $t[t].gives === e), Kn = {
	magic: Gn("magic"),
	health: Gn("health"),
	hearts: Gn("hearts"),
	detection: Gn("detection")
}, qn = (e, t) => b[e.id][t] + (e.items === void 0 ? 0 : Hn(e, Kn[t])), R = (e) => qn(e, "health") + e.extra, Jn = (e) => e.map(({ item: e }) => e);
function Yn(e, t, { id: n, items: r }) {
	if (r === void 0) return;
	if (j(e)) {
		for (let n of r) Qn(e, t, n);
		return;
	}
	let { prison: i } = e.items.dungeons[t];
	i.push(...r);
	let a = i.length;
	I.tell(() => ({
		type: "items-captured",
		rule: "MI-B-43",
		seat: t,
		hero: n,
		items: Jn(r),
		captured: a
	}));
}
function Xn(e, t) {
	if (e.items === void 0) return;
	let { prison: n, sack: r } = e.items.dungeons[t];
	if (r.length === 0) return;
	let i = r.splice(0);
	n.push(...i);
	let a = n.length;
	I.tell(() => ({
		type: "sack-captured",
		rule: "MI-B-45",
		seat: t,
		items: Jn(i),
		captured: a
	}));
}
function Zn(e, t) {
	if (e.items === void 0) return;
	let { sack: n } = e.items.dungeons[t], r = e.players[t].party.flatMap((e) => e.items ?? []);
	if (j(e)) for (let n of r) Qn(e, t, n);
	else r.push(...n.splice(0)), r.length !== 0 && (e.items.farLands.push(...r), I.tell(() => ({
		type: "items-leave",
		rule: "MI-B-46",
		seat: t,
		items: Jn(r)
	})));
}
function Qn(e, t, n) {
	let { farLands: r, dungeons: i } = e.items, { item: a, ownerSeat: o, used: s } = n;
	if (s && typeof o == "number" && o !== t) {
		let { deadLetters: e } = i[o];
		e.push(n);
		let r = e.length;
		I.tell(() => ({
			type: "dead-letter",
			rule: "MI-A-27",
			seat: o,
			atSeat: t,
			item: a,
			letters: r
		}));
		return;
	}
	r.push(n);
	let c = s ? o === t ? "MI-A-31" : "MI-RULING-6" : "MI-A-28";
	I.tell(() => ({
		type: "item-lost",
		rule: c,
		ownerSeat: o,
		atSeat: t,
		item: a,
		used: s
	}));
}
function $n(e, t) {
	let n = !1;
	for (let r of e) er(r, t) && (n = !0);
	return n;
}
function er(e, t) {
	let { items: n } = e;
	return n === void 0 || !n.some(({ item: e, used: n }) => e === t && !n) ? !1 : (e.items = n.map((e) => e.item === t ? {
		...e,
		used: !0
	} : e), !0);
}
function tr(e, t, n, r) {
	if (!j(e)) return;
	let { party: i } = e.players[t], a = Un(i, "clover"), o = Math.max(0, r - a);
	Math.min(n, r) <= Math.min(n, o) || $n(i, "clover") && I.tell(() => ({
		type: "clovers-used",
		rule: "MI-USE-4",
		seat: t,
		damage: n,
		detection: o,
		clovers: a
	}));
}
function nr(e, t, n, r, i) {
	if (!j(e)) return;
	let { party: a } = e.players[t], o = Un(a, "wand"), s = i - o;
	s >= r || $n(a, "wand") && I.tell(() => ({
		type: "wands-used",
		rule: "MI-USE-8",
		seat: t,
		card: n,
		needed: r,
		magic: s,
		wands: o
	}));
}
function rr(e, t, n) {
	if (!j(e)) return;
	let { party: r } = e.players[t], i = Un(r, "potion"), a = n - i, o = 0;
	for (let e of r) o += e.wounds;
	Math.min(o, n) <= Math.min(o, a) || $n(r, "potion") && I.tell(() => ({
		type: "potions-used",
		rule: "MI-USE-2",
		seat: t,
		wounds: o,
		hearts: a,
		potions: i
	}));
}
function ir(e, t, n, r) {
	if (n.items === void 0 || !j(e)) return;
	let { id: i, wounds: a } = n, o = r - Hn(n, "amulet");
	a < o || a >= r || er(n, "amulet") && I.tell(() => ({
		type: "amulet-used",
		rule: "MI-USE-11",
		seat: t,
		hero: i,
		health: o,
		wounds: a
	}));
}
var ar = (e) => qn(e, "detection"), or = (e, t) => lr(e, t, "detection"), sr = (e, t) => lr(e, t, "hearts"), cr = (e, t) => lr(e, t, "magic");
function lr(e, t, n) {
	let { party: r } = e.players[t], i = 0;
	for (let e = 0; e < r.length; e++) i += qn(r[e], n);
	return i;
}
function z(e, t) {
	let { party: n } = e.players[t];
	for (let e = 0; e < n.length; e++) if (n[e].id !== "illusion") return !0;
	return !1;
}
var ur = (e, { id: t }) => !(e.fight.invisible && b[t].is === "mage");
function dr(e, t) {
	let { party: n } = e.players[t];
	for (let t = 0; t < n.length; t++) if (ur(e, n[t])) return t;
	return -1;
}
function fr(e, t, n, r) {
	let i = e.players[t].party[n], a = Math.min(e.fight.shield, r);
	e.fight.shield -= a;
	let o = Math.min(r - a, R(i) - i.wounds);
	return i.wounds += o, ir(e, t, i, R(i)), {
		absorbed: a,
		wounds: o,
		left: R(i) - i.wounds
	};
}
function B(e, t) {
	let { party: n } = e.players[t], r = 0;
	for (let i = 0; i < n.length;) {
		let a = n[i];
		a.wounds < R(a) ? i++ : (n.splice(i, 1), gr(e, t, a), r++);
	}
	return _r(e, t), r > 0 && !z(e, t) && pr(e, t), r;
}
function pr(e, t) {
	Xn(e, t), e.options.recovery === "party" && e.season === mr && hr(e, t);
}
var mr = 4;
function hr(e, t) {
	let n = [];
	for (let r of e.players[t].lair) r.spent && n.push(r.id), r.spent = !1;
	n.length > 0 && I.tell(() => ({
		type: "recovered",
		rule: "DL-RULING-44",
		seat: t,
		creatures: n
	}));
}
function gr(e, t, n) {
	let { id: r } = n;
	if (r === "illusion") {
		I.tell(() => ({
			type: "illusion-gone",
			rule: "DL-CARD-56",
			seat: t
		}));
		return;
	}
	let { prison: i } = e.players[t];
	i.push(r), r in At && (e.paladin = "prison"), I.tell(() => ({
		type: "captured",
		rule: "DL-COMBAT-3",
		seat: t,
		hero: r,
		prisoners: i.length
	})), Yn(e, t, n);
}
function _r(e, t) {
	let { party: n } = e.players[t];
	n.length === 1 && n[0].id === "illusion" && (n.pop(), I.tell(() => ({
		type: "illusion-gone",
		rule: "DL-RULING-51",
		seat: t
	})));
}
function vr(e, t, n, r) {
	let { party: i } = e.players[t], a = n;
	for (let e = 0; e < i.length && a > 0; e++) {
		let n = i[e], o = Math.min(a, n.wounds);
		if (o === 0) continue;
		n.wounds -= o, a -= o;
		let s = R(n) - n.wounds;
		I.tell(() => ({
			type: "healed",
			rule: r,
			seat: t,
			hero: n.id,
			place: e + 1,
			left: s,
			wounds: o
		}));
	}
}
var yr = (e) => e in At, br = (e) => e.year === 1 ? "paladin-1" : "paladin-2";
function xr(e) {
	let { paladin: t } = e;
	if (t === "prison" || t === "gone") return;
	let n = t === "tent" ? void 0 : t, r = Sr(e, n === void 0 ? Nt.paladin : Math.max(Nt.paladin, e.players[n].evil + 1));
	if (r === void 0) return;
	let { evil: i } = e.players[r];
	if (n === void 0) Cr(e, r, {
		id: br(e),
		wounds: 0,
		extra: 0,
		poison: 0
	}), I.tell(() => ({
		type: "paladin-comes",
		rule: "DL-PAL-2",
		seat: r,
		paladin: br(e),
		evil: i
	}));
	else {
		let { party: t } = e.players[n], [a] = t.splice(t.findIndex((t) => t.id === br(e)), 1);
		Cr(e, r, a), _r(e, n), I.tell(() => ({
			type: "paladin-moves",
			rule: "DL-PAL-4",
			seat: n,
			toSeat: r,
			paladin: br(e),
			evil: i
		})), z(e, n) || pr(e, n);
	}
}
function Sr(e, t) {
	let n, r = t;
	for (let t of L(e)) {
		let { evil: i } = e.players[t];
		i < r || (r = i, n = t);
	}
	return n;
}
function Cr(e, t, n) {
	let { party: r } = e.players[t];
	r[0]?.id === "illusion" ? r.splice(1, 0, n) : r.unshift(n), e.paladin = t;
}
var { lowest: wr, highest: Tr } = Nt;
function V(e, t, n, r) {
	let i = e.players[t], a = Math.min(Tr, Math.max(wr, i.evil + n)), o = a - i.evil;
	i.evil = a, I.tell(() => ({
		type: "evil",
		rule: r,
		seat: t,
		by: o,
		evil: a
	})), o !== 0 && xr(e);
}
function Er(e, t, n) {
	let r = Math.min(Tr, Math.max(wr, e.dummyEvil + t)), i = r - e.dummyEvil;
	i !== 0 && (e.dummyEvil = r, I.tell(() => ({
		type: "dummy-evil",
		rule: n,
		by: i,
		evil: r
	})));
}
var Dr = [1, 2], Or = (e) => {
	let [t, n] = Dr.map(e);
	return {
		1: t,
		2: n
	};
}, kr = (e, t) => Array(t).fill(e), Ar = Or((e) => E.flatMap((t) => kr(t, T[t].tiles[e - 1]))), jr = Or((e) => on.filter((t) => k[t].year === e)), Mr = Or((e) => kt.flatMap((t) => Ot[t].year === e ? kr(t, Ot[t].copies) : [])), Nr = Or((e) => Gt.filter((t) => Wt[t].year === e));
function Pr(e) {
	let { year: t } = e;
	e.monsterStack = m(e, Ar[t].slice()), e.roomStack = m(e, jr[t].slice()), e.adventurerStack = m(e, Mr[t].slice()), e.adventurersUnder = 0, e.combatCards = m(e, Nr[t].slice()).slice(0, It.combatCards), e.combatShown = 0, e.events = m(e, Kt.slice()), e.eventsShown = 0, e.specialShown = !1;
	for (let t of e.players) t.spied = [];
}
function Fr(e) {
	e.paladin === "tent" && (e.farLands.push("paladin-1"), I.tell(() => ({
		type: "paladin-gone",
		rule: "DL-Y2-3",
		paladin: "paladin-1"
	}))), e.year = 2, e.season = 0, Pr(e);
	let t = e.players.length;
	e.first = (e.first + t + Bt[t]) % t, I.tell(() => ({
		type: "second-year",
		rule: Ir[t],
		seat: e.first
	})), t === 2 && Er(e, Pt.secondYear, "DL-Y2-4"), e.paladin = "tent", xr(e);
}
var Ir = {
	2: "DL-Y2-7",
	3: "DL-Y2-6",
	4: "DL-Y2-5"
}, Lr = A.flatMap((e) => Array(ln.copies).fill(e));
function Rr(e) {
	let { core: t, seats: n, options: r } = e, i = {
		core: t,
		options: r,
		year: 1,
		season: 0,
		first: r.firstPlayer === "random" ? ne(e, zr[n]) : (Number(r.firstPlayer) - 1) % n,
		spaces: Array(3 * D.length).fill(-1),
		permit: 0,
		forHire: [],
		forSale: [],
		monsterStack: [],
		roomStack: [],
		adventurerStack: [],
		adventurersUnder: 0,
		trapStack: m(e, Lr.slice()),
		usedTraps: [],
		combatCards: [],
		combatShown: 0,
		events: [],
		eventsShown: 0,
		specials: m(e, Zt.slice()).slice(0, 2).reverse(),
		specialShown: !1,
		arriving: [],
		expected: [],
		paladin: "tent",
		discardedMonsters: [],
		discardedRooms: [],
		farLands: [],
		dummies: [],
		dummyEvil: n === 2 ? Pt.start : 0,
		fight: Vn(),
		players: []
	};
	for (let e = 0; e < n; e++) i.players.push(Br());
	for (let t = 0; t < 4 - n; t++) i.dummies.push(Vr(e));
	return Pr(i), un(i), i;
}
var zr = [
	0,
	1,
	2,
	3,
	4
].map((e) => Array.from({ length: e }, (e, t) => t));
function Br() {
	let e = Array(N).fill(0);
	for (let t of Mt.tunnels) e[t] = 1;
	return {
		gold: Mt.gold,
		food: Mt.food,
		imps: Mt.imps,
		busy: 0,
		evil: Nt.start,
		traps: [],
		shownTraps: [],
		buriedTraps: [],
		lair: [],
		map: e,
		rooms: [],
		dealt: [],
		blocked: [],
		played: [],
		shown: 0,
		unused: [],
		spied: [],
		party: [],
		prison: [],
		letters: 0,
		plan: {
			cell: -1,
			traps: [],
			creatures: []
		}
	};
}
var Vr = (e) => ({
	blocked: Hr(e, S.dummyBlocked),
	drawn: []
}), Hr = (e, t) => Ur(m(e, D.slice()).slice(0, t)), Ur = (e) => D.filter((t) => e.includes(t));
function Wr(e) {
	I.tell(() => ({
		type: "first-player",
		rule: "DL-SETUP-1",
		seat: e.first
	})), e.dummies.forEach(({ blocked: e }, t) => {
		I.tell(() => ({
			type: "dummy-blocked",
			rule: "DL-SETUP-13",
			dummy: t + 1,
			orders: e
		}));
	});
	let { firstGame: t } = e.options;
	for (let n = 0; n < e.players.length; n++) {
		let r = e.players[n];
		if (t) Gr(e, n, Hr(e, S.blocked), "DL-SETUP-7");
		else {
			let t = Hr(e, S.choice);
			r.dealt = t, I.tell(() => ({
				type: "orders-dealt",
				rule: "DL-SETUP-4",
				seat: n,
				secret: {
					to: [n],
					orders: t
				}
			}));
		}
	}
	return t ? void 0 : {
		proc: "setup-orders",
		drafts: e.players.map(() => [])
	};
}
function Gr(e, t, n, r) {
	e.players[t].blocked = n, I.tell(() => ({
		type: "orders-blocked",
		rule: r,
		seat: t,
		orders: n
	}));
}
var Kr = I.allAtOnce("setup-orders", {
	seats: (e) => zr[e.players.length],
	step: (e, t, n) => n.length === 0 ? "keep-order" : void 0,
	options(e, t, n, r) {
		let { dealt: i } = e.players[t];
		for (let e of D) r.add(e, i.includes(e) ? void 0 : "DL-SETUP-4");
	},
	commit(e, t) {
		for (let n = 0; n < e.players.length; n++) {
			let r = e.players[n], i = t[n][0];
			Gr(e, n, r.dealt.filter((e) => e !== i), "DL-SETUP-5"), r.dealt = [];
		}
	}
});
function qr(e, t) {
	let n = t === "spectator" ? [] : e.players[t].spied;
	return {
		options: e.options,
		year: e.year,
		season: Jr[e.season],
		firstSeat: e.first,
		spaces: D.map((t, n) => e.spaces.slice(3 * n, 3 * n + 3).map(Yr)),
		permit: e.permit,
		forHire: e.forHire.slice(),
		forSale: e.forSale.slice(),
		monstersLeft: e.monsterStack.length,
		roomsLeft: e.roomStack.length,
		adventurersLeft: e.adventurerStack.length,
		adventurersUnder: e.adventurerStack.slice(0, e.adventurersUnder),
		trapsLeft: e.trapStack.length,
		usedTraps: e.usedTraps.slice(),
		combatCards: e.combatCards.map((t, r) => r < e.combatShown || n.includes(r) ? t : "hidden"),
		combatShown: e.combatShown,
		events: e.events.slice(0, e.eventsShown),
		specials: e.specials.map((t, n) => n + 1 < e.year || n + 1 === e.year && e.specialShown ? t : "hidden"),
		arriving: e.arriving.slice(),
		expected: e.expected.slice(),
		...typeof e.paladin == "number" ? {
			paladin: "out",
			paladinSeat: e.paladin
		} : { paladin: e.paladin },
		discardedMonsters: e.discardedMonsters.slice(),
		discardedRooms: e.discardedRooms.slice(),
		farLands: e.farLands.slice(),
		dummies: e.dummies.map(({ blocked: e, drawn: t }) => ({
			blocked: e.slice(),
			drawn: t.slice()
		})),
		dummyEvil: e.dummyEvil,
		...e.fight.seat === -1 ? {} : { fight: Sn(e.fight) },
		players: e.players.map((n, r) => ({
			...Xr(n, r === t),
			...e.items === void 0 ? {} : Dn(e, e.items, r)
		})),
		...e.items === void 0 ? {} : { magicItems: En(e, e.items, t) }
	};
}
var Jr = [...jt, "combat"], Yr = (e) => e === -1 ? "free" : e === 8 ? "dummy-1" : e > 8 ? "dummy-2" : e;
function Xr(e, t) {
	return {
		gold: e.gold,
		food: e.food,
		imps: e.imps,
		busy: e.busy,
		evil: e.evil,
		letters: e.letters,
		tunnels: P.filter((t, n) => e.map[n] === 1),
		chambers: P.filter((t, n) => e.map[n] === 2),
		conquered: P.filter((t, n) => e.map[n] === 3 || e.map[n] === 4),
		rooms: e.rooms.map(({ id: e, cell: t, produced: n }) => ({
			id: e,
			cell: P[t],
			produced: n
		})),
		lair: Cn(e.lair),
		trapsInHand: e.traps.length,
		shownTraps: e.shownTraps.slice(),
		trapsBuried: e.buriedTraps.length,
		...t ? {
			traps: e.traps.slice(),
			buriedTraps: e.buriedTraps.slice(),
			dealt: e.dealt.slice()
		} : {},
		blocked: e.blocked.slice(),
		laid: e.played.length,
		played: t ? e.played.slice() : e.played.slice(0, e.shown),
		shown: e.shown,
		unused: e.unused.slice(),
		spied: e.spied.map((e) => e + 1),
		party: Tn(e.party),
		prison: e.prison.slice(),
		...e.plan.cell === -1 ? {} : { plan: Zr(e.plan, t) }
	};
}
var Zr = ({ cell: e, creatures: t, traps: n }, r) => ({
	cell: P[e],
	creatures: t.slice(),
	trapsLaid: n.length,
	...r ? { traps: n.slice() } : {}
});
function Qr(e, t, n, r) {
	let { year: i, players: a } = e, o = ii(e, r);
	return {
		core: t,
		options: e.options,
		year: i,
		season: Jr.indexOf(e.season),
		first: e.firstSeat,
		spaces: e.spaces.flat().map((e) => typeof e == "number" ? e : $r[e]),
		permit: e.permit,
		forHire: e.forHire,
		forSale: e.forSale,
		monsterStack: ni(e, r).slice(0, e.monstersLeft),
		roomStack: U(H(jr[i], e.forSale, e.discardedRooms, ...a.map((e) => e.rooms.map(({ id: e }) => e))), r).slice(0, e.roomsLeft),
		adventurerStack: [...e.adventurersUnder, ...ri(e, r)].slice(0, e.adventurersLeft),
		adventurersUnder: e.adventurersUnder.length,
		players: a.map((e, t) => ei(e, t === n, o, r)),
		trapStack: o.splice(0, e.trapsLeft),
		usedTraps: e.usedTraps,
		combatCards: ai(e.combatCards, Nr[i], r),
		combatShown: e.combatShown,
		events: [...e.events, ...U(H(Kt, e.events), r)],
		eventsShown: e.events.length,
		specials: ai(e.specials, Zt, r),
		specialShown: e.specials[i - 1] !== "hidden",
		arriving: e.arriving,
		expected: e.expected,
		paladin: e.paladin === "out" ? e.paladinSeat : e.paladin,
		discardedMonsters: e.discardedMonsters,
		discardedRooms: e.discardedRooms,
		farLands: e.farLands,
		dummies: e.dummies,
		dummyEvil: e.dummyEvil,
		fight: e.fight ?? Vn(),
		...e.magicItems === void 0 ? {} : { items: On(e.magicItems, a, r) }
	};
}
var $r = {
	free: -1,
	"dummy-1": 8,
	"dummy-2": 9
};
function ei(e, t, n, r) {
	let i = t ? e.traps : [...e.shownTraps, ...n.splice(0, e.trapsInHand - e.shownTraps.length)], { plan: a } = e;
	return {
		gold: e.gold,
		food: e.food,
		imps: e.imps,
		busy: e.busy,
		evil: e.evil,
		traps: i,
		shownTraps: e.shownTraps,
		buriedTraps: t ? e.buriedTraps : n.splice(0, e.trapsBuried),
		lair: e.lair,
		map: ti(e),
		rooms: e.rooms.map(({ id: e, cell: t, produced: n }) => ({
			cell: F(t),
			id: e,
			produced: n
		})),
		dealt: t ? e.dealt : e.blocked.length === 0 ? Ur(U(D, r).slice(0, S.choice)) : [],
		blocked: e.blocked,
		played: [...e.played, ...U(H(D, e.blocked, e.played), r).slice(0, e.laid - e.played.length)],
		shown: e.shown,
		unused: e.unused,
		spied: e.spied.map((e) => e - 1),
		party: e.party,
		prison: e.prison,
		letters: e.letters,
		plan: a === void 0 ? {
			cell: -1,
			traps: [],
			creatures: []
		} : {
			cell: F(a.cell),
			creatures: a.creatures,
			traps: a.traps ?? U(i, r).slice(0, a.trapsLaid)
		}
	};
}
function ti({ tunnels: e, chambers: t, conquered: n, rooms: r }) {
	let i = Array(N).fill(0);
	for (let t of e) i[F(t)] = 1;
	for (let e of t) i[F(e)] = 2;
	for (let e of n) i[F(e)] = r.some((t) => t.cell === e) ? 4 : 3;
	return i;
}
function ni({ year: e, forHire: t, discardedMonsters: n, players: r }, i) {
	return U(H(e === 1 ? Ar[1] : [...Ar[1], ...Ar[2]], t, n, ...r.map((e) => e.lair.map(({ id: e }) => e))), i);
}
function ri({ year: e, arriving: t, expected: n, farLands: r, adventurersUnder: i, players: a }, o) {
	let s = a.flatMap((e) => [...e.party.map(({ id: e }) => e), ...e.prison]);
	return U(H(Mr[e], t, n, r, i, s), o);
}
function ii({ players: e, usedTraps: t }, n) {
	return U(H(A.flatMap((e) => Array(ln.copies).fill(e)), t, e.flatMap((e) => e.traps === void 0 ? e.shownTraps : [...e.traps, ...e.buriedTraps])), n);
}
function H(e, ...t) {
	let n = e.slice();
	for (let e of t) for (let t of e) {
		let e = n.indexOf(t);
		e >= 0 && n.splice(e, 1);
	}
	return n;
}
function ai(e, t, n) {
	let r = U(H(t, e), n);
	return e.map((e) => e === "hidden" ? r.pop() : e);
}
function U(e, t) {
	let n = e.slice();
	for (let e = n.length - 1; e > 0; e--) {
		let r = t(e + 1);
		[n[e], n[r]] = [n[r], n[e]];
	}
	return n;
}
var oi = 3, si = 2;
function ci(e, t) {
	let n = e === 2 ? [t, 2 + t] : [t], r = Array.from({ length: e - 1 }, (n, r) => (t + 1 + r) % e);
	return (e === 2 ? [!1, !0] : [!1]).flatMap((e) => r.flatMap((t) => n.map((n) => ({
		colour: n,
		to: t,
		toDummy: e
	}))));
}
var li = [
	0,
	1,
	2,
	3,
	4
].map((e) => Array.from({ length: e }, (t, n) => ci(e, n))), ui = (e, t) => li[e.players.length][t], di = (e) => e.options.items === "basic" && e.season === oi ? {
	proc: "items",
	drafts: e.players.map(() => [])
} : void 0, fi = I.allAtOnce("items", {
	seats: L,
	step: (e, t, n) => n.length < ui(e, t).length ? "give-item" : void 0,
	options(e, t, n, r) {
		for (let i of w) r.add(i, pi(e, t, n, i));
	},
	about(e, t, n) {
		let { colour: r, to: i, toDummy: a } = ui(e, t)[n.length];
		return {
			toSeat: i,
			toDummy: a ? i + 1 : 0,
			dummy: r === t ? 0 : t + 1
		};
	},
	commit: mi
});
function pi(e, t, n, r) {
	let i = ui(e, t), { colour: a } = i[n.length];
	if (a !== t && r === "blank") return "MI-B-2";
	let o = n.filter((e, t) => i[t].colour === a);
	return !e.items.pools[a].includes(r) || o.includes(r) ? "MI-TOK-2" : r !== "blank" && o.filter((e) => e !== "blank").length === si ? "MI-B-13" : void 0;
}
function mi(e, t) {
	for (let n of L(e)) ui(e, n).forEach((r, i) => {
		hi(e, e.items, n, r, t[n][i]);
	});
}
function hi(e, t, n, { colour: r, to: i, toDummy: a }, o) {
	let s = e.players.length, c = hn(s, r, o), { ownerSeat: l } = c;
	a ? I.tell(() => ({
		type: "item-wasted",
		rule: "MI-B-27",
		seat: n,
		toDummy: i + 1,
		ownerSeat: l,
		item: o
	})) : I.tell(() => ({
		type: "item-given",
		rule: "MI-B-9",
		seat: n,
		toSeat: i,
		ownerSeat: l,
		item: o
	})), o === "blank" && s === 4 ? I.tell(() => ({
		type: "blank-back",
		rule: "MI-B-14",
		seat: n
	})) : (_n(t.pools[r], o), gn(c) && !a ? t.dungeons[i].camp.push(c) : (t.farLands.push(c), a || I.tell(() => ({
		type: "blank-gone",
		rule: s === 3 ? "MI-B-20" : "MI-B-26",
		seat: n
	}))));
}
var gi = 3, _i = (e, t) => {
	let { imps: n, busy: r } = e.players[t];
	return Math.floor((n + r) / gi);
}, vi = (e) => ({
	proc: "imp-fever",
	todo: L(e),
	at: 0
}), yi = I.eachInTurn("imp-fever", {
	who: (e, t) => _i(e, t) > 0 && e.players[t].food > 0 ? t : void 0,
	skipped: (e, t) => bi(e, t, 0),
	options(e, t, n, r) {
		let { food: i } = e.players[t];
		for (let n = 0; n <= _i(e, t); n++) r.add(Mn[n], n <= i ? void 0 : "DL-CARD-72");
	},
	choose(e, t, n, r) {
		bi(e, t, Number(r));
	},
	about: (e, t) => ({ ill: _i(e, t) })
});
function bi(e, t, n) {
	let r = e.players[t], i = _i(e, t) - n, a = r.imps + r.busy;
	r.food -= n;
	let o = Math.min(i, r.imps);
	r.imps -= o, r.busy -= i - o, I.tell(() => ({
		type: "fever",
		rule: "DL-CARD-72",
		seat: t,
		imps: a,
		food: n,
		lost: i
	}));
}
function xi(e, t, n) {
	e.trapStack.length === 0 && Si(e);
	let r = re(e, e.trapStack);
	return r === void 0 ? (I.tell(() => ({
		type: "no-trap",
		rule: "DL-RULING-42",
		seat: t
	})), !1) : (e.players[t].traps.push(r), I.tell(() => ({
		type: "trap-drawn",
		rule: n,
		seat: t,
		secret: {
			to: [t],
			trap: r
		}
	})), !0);
}
function Si(e) {
	let t = e.usedTraps.splice(0);
	for (let n of e.players) t.push(...n.buriedTraps.splice(0));
	t.length !== 0 && (t.sort((e, t) => A.indexOf(e) - A.indexOf(t)), e.trapStack = m(e, t), I.tell(() => ({
		type: "traps-shuffled",
		rule: "DL-RULING-42",
		cards: t.length
	})));
}
var Ci = (e, t) => wi(e.traps, t) === wi(e.shownTraps, t);
function wi(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) e[r] === t && n++;
	return n;
}
function Ti(e, t, n, r) {
	let i = e.players[t], a = Ci(i, n);
	i.traps.splice(i.traps.indexOf(n), 1), a ? (p(e), i.shownTraps.splice(i.shownTraps.indexOf(n), 1), e.usedTraps.push(n), I.tell(() => ({
		type: "shown-trap-discarded",
		rule: r,
		seat: t,
		trap: n
	}))) : (i.buriedTraps.push(n), I.tell(() => ({
		type: "trap-discarded",
		rule: r,
		seat: t,
		secret: {
			to: [t],
			trap: n
		}
	})));
}
function Ei(e, t, n) {
	let r = e.players[t];
	r.traps.splice(r.traps.indexOf(n), 1);
	let i = r.shownTraps.indexOf(n);
	i >= 0 && r.shownTraps.splice(i, 1), e.usedTraps.push(n);
}
var Di = (e, t, n) => Ci(e.players[t], n) ? n : "hidden";
function W(e, t, n, r = 0) {
	let { gold: i, food: a, imps: o, evil: s } = e.players[t];
	if ((n?.gold ?? 0) > i || (n?.food ?? 0) + r > a || (n?.imps ?? 0) > o) return "DL-PAY-2";
	if (!(s + (n?.evil ?? 0) <= Nt.highest)) return e.options.evilPrice === "capped" ? void 0 : "DL-RULING-37";
}
function G(e, t, n, r) {
	if (n === void 0) return;
	let i = e.players[t];
	i.gold -= n.gold ?? 0, i.food -= n.food ?? 0, i.imps -= n.imps ?? 0, n.evil !== void 0 && V(e, t, n.evil, r);
}
function Oi(e, t, n, r) {
	if (n === void 0) return;
	let i = e.players[t];
	i.gold += n.gold ?? 0, i.food += n.food ?? 0, i.imps += n.imps ?? 0;
	for (let i = 0; i < (n.traps ?? 0); i++) xi(e, t, r);
	n.evil !== void 0 && V(e, t, n.evil, r);
}
var ki = (e) => ({
	paysGold: e?.gold ?? 0,
	paysFood: e?.food ?? 0,
	paysEvil: e?.evil ?? 0
}), Ai = (e) => ({
	gold: e?.gold ?? 0,
	food: e?.food ?? 0,
	evil: e?.evil ?? 0,
	imps: e?.imps ?? 0,
	traps: e?.traps ?? 0
});
function ji(e, t, n) {
	e.players[t].lair.push({
		id: n,
		spent: !1,
		worked: !1,
		unpaid: !1
	});
}
function Mi(e, t, n) {
	let { lair: r, plan: i } = e.players[t], { id: a } = n;
	r.splice(r.indexOf(n), 1), e.discardedMonsters.push(a);
	let o = i.creatures.indexOf(a);
	o >= 0 && Ni(r, a) < i.creatures.filter((e) => e === a).length && i.creatures.splice(o, 1);
}
function Ni(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) e[r].id === t && !e[r].spent && n++;
	return n;
}
function Pi(e, t, n) {
	let r;
	for (let i of e) if (i.id === t && i.spent === n) {
		if (i.unpaid) return i;
		r ??= i;
	}
	return r;
}
var K = (e) => T[e].ghost === !0;
function Fi(e) {
	let t = 0;
	for (let { id: n, worked: r } of e) !r && T[n].token === !0 && t++;
	return t;
}
function Ii(e, t) {
	let n = 0;
	for (let r of e.lair) {
		if (n === t) break;
		r.worked || T[r.id].token !== !0 || (r.worked = !0, n++);
	}
	return n;
}
function Li(e) {
	for (let { lair: t } of e.players) for (let e of t) e.unpaid = !e.spent && !K(e.id);
	return {
		proc: "monster-strike",
		todo: L(e),
		at: 0
	};
}
var Ri = {
	gold: { gold: 1 },
	food: { food: 1 },
	evil: { evil: 1 }
}, zi = I.eachInTurn("monster-strike", {
	who(e, t) {
		for (let { unpaid: n } of e.players[t].lair) if (n) return t;
	},
	options(e, t, n, r) {
		let { lair: i } = e.players[t];
		for (let n = 0; n < i.length; n++) {
			let { id: a, unpaid: o } = i[n];
			if (!o || i.findIndex((e) => e.unpaid && e.id === a) < n) continue;
			let { cost: s } = T[a];
			s.gold !== void 0 && r.add(Rn.gold[a], W(e, t, Ri.gold)), s.food !== void 0 && r.add(Rn.food[a], W(e, t, Ri.food)), s.evil !== void 0 && r.add(Rn.evil[a], W(e, t, Ri.evil)), r.add(Rn.strike[a]);
		}
	},
	choose(e, t, n, r) {
		let [i, a] = Bi.get(r), o = Pi(e.players[t].lair, a, !1);
		return o.unpaid = !1, i === "strike" ? (o.spent = !0, I.tell(() => ({
			type: "struck-work",
			rule: "DL-CARD-70",
			seat: t,
			monster: a
		}))) : (I.tell(() => ({
			type: "strike-averted",
			rule: "DL-CARD-70",
			seat: t,
			monster: a,
			what: i
		})), G(e, t, Ri[i], "DL-CARD-70")), "again";
	}
}), Bi = new Map(Ln.flatMap((e) => Object.keys(T).map((t) => [Rn[e][t], [e, t]]))), Vi = 1, Hi = (e, t) => Math.max(0, e.players[t].traps.length - Vi), Ui = (e) => ({
	proc: "safety-inspection",
	todo: L(e),
	at: 0
}), Wi = I.eachInTurn("safety-inspection", {
	who: (e, t) => Hi(e, t) > 0 ? t : void 0,
	options(e, t, n, r) {
		let { gold: i } = e.players[t];
		for (let n = 0; n <= Hi(e, t); n++) r.add(Mn[n], n <= i ? void 0 : "DL-CARD-73");
	},
	choose(e, t, n, r) {
		let i = e.players[t], a = Number(r), o = Hi(e, t) - a;
		if (i.gold -= a, I.tell(() => ({
			type: "inspected",
			rule: "DL-CARD-73",
			seat: t,
			traps: i.traps.length,
			gold: a,
			discarded: o
		})), o === 0) return;
		let s = {
			seat: t,
			because: "inspection"
		};
		return {
			proc: "discard-trap",
			todo: Array(o).fill(s),
			at: 0
		};
	},
	about: (e, t) => ({ further: Hi(e, t) })
}), Gi = Object.fromEntries(D.map((e, t) => [e, 3 * t])), Ki = (e, t, n) => e.spaces[Gi[t] + n];
function q(e, t, n) {
	let r = Ki(e, t, n);
	return r >= 0 && r < 8 ? r : void 0;
}
function J(e, t, n) {
	e.spaces[Gi[t] + n] = -1;
}
function qi(e, t) {
	for (let n of Ji) if (q(e, t, n) !== void 0) return Yi[t];
}
var Ji = [
	0,
	1,
	2
], Yi = Object.fromEntries(D.map((e) => [e, O[e].resolves]));
function Xi(e, t, n, r = !0) {
	let i = q(e, t, n);
	i !== void 0 && (J(e, t, n), e.players[i].unused.push(t), I.tell(() => ({
		type: "unused",
		rule: "DL-ORD-11",
		seat: i,
		order: t,
		able: r
	})));
}
var Zi = (e) => (t, n) => Xi(t, e, n, !1);
function Qi(e, t) {
	for (let n of Ji) J(e, t, n);
}
var $i = (e) => e.season > 0 && j(e);
function ea(e, t, n) {
	let r = e.items.pools[t];
	for (let e of w) n.add(e, r.includes(e) ? void 0 : "MI-A-14");
}
function ta(e, t) {
	let n = e.players.length, { pools: r, queue: i } = e.items, a = L(e).map((e) => hn(n, e, t[e])), o = e.dummies.length === 2 ? L(e) : e.dummies.map((e, t) => t), s = o.map((t) => hn(n, n + t, ne(e, r[n + t]))), c = o.length > 0 && e.options.dummyTokens === "first";
	i.push(...c ? s.concat(a) : a.concat(s));
	let l = c ? "tokens-laid-after" : "tokens-laid";
	I.tell(() => ({
		type: l,
		rule: "MI-A-8",
		seats: L(e),
		dummies: o.length
	}));
}
function na(e) {
	let t = e.arriving.map(() => void 0);
	if (e.items === void 0 || e.items.queue.length === 0) return t;
	let { pools: n, queue: r } = e.items;
	p(e);
	for (let i of r.splice(0)) {
		let { item: r, ownerSeat: a } = i;
		if (!gn(i)) {
			I.tell(() => ({
				type: "item-back",
				rule: "MI-A-17",
				ownerSeat: a,
				item: r,
				because: "blank"
			}));
			continue;
		}
		let o = ra(e, i, t);
		o < 0 ? I.tell(() => ({
			type: "item-back",
			rule: "MI-A-19",
			ownerSeat: a,
			item: r,
			because: "unwanted"
		})) : (t[o] = i, _n(n[mn(e.players.length, a)], r), I.tell(() => ({
			type: "item-placed",
			rule: "MI-A-18",
			ownerSeat: a,
			item: i.item,
			adventurer: e.arriving[o]
		})));
	}
	return t;
}
function ra(e, { item: t }, n) {
	let r = e.arriving.length - 1;
	for (; r >= 0 && (Ot[e.arriving[r]].is !== $t[t].for || n[r] !== void 0);) r--;
	return r;
}
function ia(e, { item: t, ownerSeat: n }) {
	vn(e.items.pools[mn(e.players.length, n)], t), I.tell(() => ({
		type: "item-back",
		rule: "MI-A-23",
		ownerSeat: n,
		item: t,
		because: "gone"
	}));
}
function aa(e) {
	if (e.season === 0) return;
	e.dummies.length === 2 && Er(e, Pt.eachSeason, "DL-ADV-1");
	let t = na(e), n = sa(e);
	for (let r = 0; r < e.arriving.length; r++) {
		let i = e.arriving[r], a = n[r], o = t[r];
		a === oa ? (e.farLands.push(i), I.tell(() => ({
			type: "dummy-assigned",
			rule: "DL-ADV-4",
			adventurer: i,
			evil: e.dummyEvil
		})), o !== void 0 && ia(e, o)) : da(e, a, i, o);
	}
	e.arriving = [];
}
var oa = -1;
function sa(e) {
	let t = [], n = e.dummies.length === 2, r = e.options.dummyTies === "first";
	n && r && ca(e, t, oa);
	for (let n of L(e)) ca(e, t, n);
	return n && !r && ca(e, t, oa), t;
}
function ca(e, t, n) {
	let r = t.length;
	for (; r > 0 && la(e, t[r - 1]) > la(e, n);) r--;
	t.splice(r, 0, n);
}
var la = (e, t) => t === oa ? e.dummyEvil : e.players[t].evil;
function ua({ options: e }, t) {
	let n = +(t[0] !== void 0 && t[0].id in At);
	if (e.warriors === "oldest") for (; b[t[n]?.id ?? "illusion"].is === "warrior";) n++;
	return n;
}
function da(e, t, n, r) {
	let { party: i, evil: a } = e.players[t], o = Ot[n].is === "warrior" ? ua(e, i) : i.length, s = {
		id: n,
		wounds: 0,
		extra: 0,
		poison: 0
	};
	r !== void 0 && (s.items = [r]), i.splice(o, 0, s), I.tell(() => ({
		type: "assigned",
		rule: "DL-ADV-2",
		seat: t,
		adventurer: n,
		evil: a,
		place: o + 1
	}));
}
var { columns: Y } = x, fa = (e) => e % Y, pa = (e) => e >= 0 && e < N, ma = Array.from({ length: N }, (e, t) => [
	t - Y,
	fa(t) > 0 ? t - 1 : -1,
	fa(t) < Y - 1 ? t + 1 : -1,
	t + Y
].filter(pa)), ha = Array.from({ length: N }, (e, t) => [-1, 1].flatMap((e) => [-Y, Y].flatMap((n) => fa(t) + e >= 0 && fa(t) + e < Y && pa(t + n) ? [[
	t + e,
	t + n,
	t + e + n
]] : []))), ga = Object.fromEntries(Object.entries(Ft).map(([e, t]) => [e, Array.from({ length: N }, (e, n) => t.includes(n))])), _a = (e, t) => ga[e][t];
function va(e, t) {
	if (e[t] !== 0) return "DL-DIG-4";
	let n = !1;
	for (let r of ma[t]) e[r] !== 0 && (n = !0);
	if (!n) return "DL-DIG-4";
	for (let [n, r, i] of ha[t]) if (e[n] !== 0 && e[r] !== 0 && e[i] !== 0) return "DL-DIG-5";
}
function ya(e) {
	for (let t = 0; t < N; t++) if (e[t] === 0 && va(e, t) === void 0) return !0;
	return !1;
}
function ba(e, t, n, r) {
	if (e[r] !== 1) return "DL-ROOM-5";
	for (let t of ma[r]) if (e[t] === 2 || e[t] === 4 && n === "room") return "DL-ROOM-6";
	return _a(t, r) ? void 0 : "DL-ROOM-7";
}
function xa(e, t, n) {
	for (let r = 0; r < N; r++) if (ba(e, t, n, r) === void 0) return !0;
	return !1;
}
function X(e, t) {
	let n = 0;
	for (let r = 0; r < N; r++) e[r] === t && n++;
	return n;
}
var Sa = (e) => N - X(e, 0), Ca = (e) => X(e, 3) + X(e, 4), wa = (e) => O.room.spaces[e].pay?.gold ?? 0, Ta = (e, t) => e.year === 1 ? k[t].zone : "any", Ea = I.eachInTurn("build-room", {
	who(e, t) {
		let n = q(e, "room", t);
		if (n === void 0) return;
		let { gold: r, map: i } = e.players[n];
		if (!(r < wa(t))) {
			for (let t of e.forSale) if (xa(i, Ta(e, t), e.options.ruins)) return n;
		}
	},
	skipped: Zi("room"),
	options(e, t, n, r) {
		let { map: i } = e.players[t];
		for (let t of e.forSale) r.add(t, xa(i, Ta(e, t), e.options.ruins) ? void 0 : "DL-RULING-39");
		r.refused !== void 0 && r.none(on.filter((t) => !e.forSale.includes(t)), "DL-NEW-2"), r.add("pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") Xi(e, "room", n);
		else return {
			proc: "place-room",
			todo: [{
				seat: t,
				room: r,
				space: n
			}],
			at: 0
		};
	},
	about: (e, t, n) => ({
		space: n + 1,
		gold: wa(n)
	})
}), Da = I.eachInTurn("place-room", {
	who: (e, { seat: t }) => t,
	options(e, t, { room: n }, r) {
		let { map: i } = e.players[t], a = Ta(e, n);
		for (let t = 0; t < N; t++) r.add(P[t], ba(i, a, e.options.ruins, t));
	},
	choose(e, t, { room: n, space: r }, i) {
		let a = e.players[t], o = F(i), s = wa(r);
		a.gold -= s, e.forSale.splice(e.forSale.indexOf(n), 1), a.map[o] = 2, a.rooms.push({
			cell: o,
			id: n,
			produced: 0
		}), J(e, "room", r), I.tell(() => ({
			type: "built",
			rule: "DL-ROOM-5",
			seat: t,
			room: n,
			cell: i,
			gold: s
		}));
	},
	about: (e, t, { room: n }) => ({ room: n })
});
function Oa(e) {
	if (e.options.items === "basic") for (let t of L(e)) {
		for (let n of en) ka(e, t, n);
		ja(e, t);
	}
}
function ka(e, t, n) {
	let r = e.items.dungeons[t], i = r.camp.filter(({ item: e }) => e === n);
	r.camp = r.camp.filter(({ item: e }) => e !== n);
	let a = e.players[t].party.filter((e) => b[e.id].is === $t[n].for).reverse();
	a.length === 0 ? r.sack.push(...i) : i.forEach((e, t) => void Aa(a[t % a.length], e));
}
function Aa(e, t) {
	e.items = [...e.items ?? [], t];
}
function ja(e, t) {
	e.players[t].party.forEach(({ id: e, items: n }, r) => {
		if (n === void 0) return;
		let i = n.map(({ item: e }) => e);
		I.tell(() => ({
			type: "items-borne",
			rule: "MI-B-34",
			seat: t,
			hero: e,
			place: r + 1,
			items: i
		}));
	});
	let { sack: n } = e.items.dungeons[t];
	n.length > 0 && I.tell(() => ({
		type: "items-in-sack",
		rule: "MI-B-40",
		seat: t,
		items: n.map(({ item: e }) => e)
	}));
}
var Z = (e, t) => e.players[t].plan.creatures.filter((e) => !K(e));
function Ma(e, t, n, r) {
	let { creatures: i } = e.players[t].plan;
	i.splice(i.indexOf(n), 1), I.tell(() => ({
		type: "withdrawn",
		rule: r,
		seat: t,
		monster: n
	}));
}
function Na(e, t, n, r) {
	let { plan: i, lair: a } = e.players[t];
	for (let e of E) K(e) || !i.creatures.includes(e) ? a.some((t) => t.id === e) && n.add(e, r) : n.add(e);
}
function Pa(e, t) {
	if (Z(e, t).length > 0) return {
		proc: "aura-of-fear",
		todo: [t],
		at: 0
	};
	I.tell(() => ({
		type: "no-effect",
		rule: "DL-CARD-52",
		seat: t,
		card: "aura-of-fear"
	}));
}
var Fa = I.eachInTurn("aura-of-fear", {
	who: (e, t) => t,
	options: (e, t, n, r) => Na(e, t, r, "DL-CARD-52"),
	choose: (e, t, n, r) => Ma(e, t, r, "DL-CARD-52")
}), Ia = { gold: 1 };
function La(e, t) {
	if (e.fight.sent.length > 0) return {
		proc: "dimensional-gate",
		todo: [t],
		at: 0
	};
	I.tell(() => ({
		type: "no-effect",
		rule: "DL-CARD-60",
		seat: t,
		card: "dimensional-gate"
	}));
}
var Ra = I.eachInTurn("dimensional-gate", {
	who: (e, t) => t,
	options(e, t, n, r) {
		let { sent: i } = e.fight;
		r.add("pay", W(e, t, Ia));
		for (let e = 0; e < i.length; e++) i.indexOf(i[e]) === e && r.add(i[e]);
	},
	choose(e, t, n, r) {
		if (r === "pay") {
			I.tell(() => ({
				type: "gate-paid",
				rule: "DL-CARD-60",
				seat: t,
				gold: Ia.gold
			})), G(e, t, Ia, "DL-CARD-60");
			return;
		}
		let { id: i, spent: a } = Pn.meaning.get(r);
		I.tell(() => ({
			type: "gate-takes",
			rule: "DL-CARD-60",
			seat: t,
			monster: i
		})), Mi(e, t, Pi(e.players[t].lair, i, a));
	},
	about: () => ({ gold: Ia.gold })
});
function za(e, t) {
	if (Z(e, t).length > 0) return {
		proc: "metamorphosis",
		todo: [t],
		at: 0
	};
	I.tell(() => ({
		type: "no-effect",
		rule: "DL-CARD-53",
		seat: t,
		card: "metamorphosis"
	}));
}
var Ba = I.eachInTurn("metamorphosis", {
	who: (e, t) => t,
	options: (e, t, n, r) => Na(e, t, r, "DL-CARD-53"),
	choose(e, t, n, r) {
		e.fight.sheep = r, I.tell(() => ({
			type: "sheep",
			rule: "DL-CARD-53",
			seat: t,
			monster: r
		}));
	}
});
function Va(e, t, n, r, i = 0) {
	let { cost: a } = T[n], o = W(e, t, a, i);
	if (o !== void 0) return o;
	let { traps: s, lair: c } = e.players[t];
	if (a.traps !== void 0 && s.length < a.traps) return "DL-PAY-2";
	if (a.monsters === void 0) return;
	let l = r === "board" ? 0 : -1;
	for (let e of c) K(e.id) || l++;
	return l < a.monsters ? "DL-PAY-2" : void 0;
}
var Ha = I.sequence("pay-cost", [
	(e, t) => T[t.monster].cost.traps ? {
		proc: "give-trap",
		todo: [t.seat],
		at: 0
	} : void 0,
	(e, t) => T[t.monster].cost.monsters ? {
		proc: "feed-demon",
		todo: [{
			seat: t.seat,
			lies: t.lies
		}],
		at: 0
	} : void 0,
	(e, t) => {
		let { cost: n } = T[t.monster];
		I.tell(() => ({
			type: "cost-paid",
			rule: "DL-MONTYPE-1",
			seat: t.seat,
			monster: t.monster,
			...ki(n)
		})), G(e, t.seat, n, "DL-MONTYPE-1");
	}
], { show: ({ seat: e, monster: t, lies: n }) => ({
	seat: e,
	monster: t,
	lies: n
}) }), Ua = I.eachInTurn("give-trap", {
	who: (e, t) => t,
	options(e, t, n, r) {
		let { traps: i } = e.players[t];
		for (let e of A) r.add(e, i.includes(e) ? void 0 : "DL-CARD-15");
	},
	choose(e, t, n, r) {
		Ti(e, t, r, "DL-CARD-15");
	}
}), Wa = I.eachInTurn("feed-demon", {
	who: (e, { seat: t }) => t,
	options(e, t, { lies: n }, r) {
		let { lair: i } = e.players[t];
		for (let e = 0; e < i.length; e++) {
			let { id: t, spent: a } = i[e], o = t === "demon" && n === (a ? "down" : "up") ? -1 : 0, s = !0;
			for (let n = 0; n < i.length; n++) i[n].id === t && i[n].spent === a && (o++, n < e && (s = !1));
			s && r.add((a ? Pn.spent : Pn.ready)[t], K(t) || o < 1 ? "DL-CARD-17" : void 0);
		}
	},
	choose(e, t, n, r) {
		let { id: i, spent: a } = Pn.meaning.get(r);
		Mi(e, t, Pi(e.players[t].lair, i, a)), I.tell(() => ({
			type: "fed",
			rule: "DL-CARD-17",
			seat: t,
			monster: "demon",
			eaten: i
		}));
	}
});
function Ga(e, t) {
	let n = Z(e, t).map((e) => ({
		seat: t,
		monster: e
	}));
	if (n.length > 0) return {
		proc: "suggestion",
		todo: n,
		at: 0
	};
	I.tell(() => ({
		type: "no-effect",
		rule: "DL-CARD-44",
		seat: t,
		card: "suggestion"
	}));
}
var Ka = I.eachInTurn("suggestion", {
	who: (e, { seat: t, monster: n }) => e.players[t].plan.creatures.includes(n) ? t : void 0,
	options(e, t, { monster: n }, r) {
		r.add("pay", Va(e, t, n, "up")), r.add("withdraw");
	},
	choose(e, t, { monster: n }, r) {
		if (r === "pay") return {
			proc: "pay-cost",
			at: 0,
			seat: t,
			monster: n,
			lies: "up"
		};
		Ma(e, t, n, "DL-CARD-44");
	},
	about: (e, t, { monster: n }) => ({ monster: n })
}), qa = 2;
function Ja(e, t) {
	if (Z(e, t).length > 0) return {
		proc: "word-of-peace",
		todo: [t],
		at: 0
	};
	I.tell(() => ({
		type: "no-effect",
		rule: "DL-CARD-43",
		seat: t,
		card: "word-of-peace"
	}));
}
var Ya = I.eachInTurn("word-of-peace", {
	who: (e, t) => t,
	options(e, t, n, r) {
		r.add("withdraw"), r.add("evil", W(e, t, { evil: qa }) === void 0 ? void 0 : "DL-RULING-47");
	},
	choose(e, t, n, r) {
		if (r === "evil") V(e, t, qa, "DL-CARD-43");
		else for (let n of Z(e, t)) Ma(e, t, n, "DL-CARD-43");
	},
	about: (e, t) => ({
		monsters: Z(e, t),
		evil: qa
	})
});
function Xa(e) {
	let t = Array(N).fill(0);
	if (e[x.entrance] === 0) return t;
	let n = [x.entrance];
	t[x.entrance] = 1;
	for (let r = 0; r < n.length; r++) {
		let i = n[r];
		for (let r of ma[i]) e[r] !== 0 && t[r] === 0 && (t[r] = t[i] + 1, n.push(r));
	}
	return t;
}
var Za = (e) => e === 1 || e === 2;
function Qa(e, t) {
	let n = 0;
	for (let r = 0; r < N; r++) Za(e[r]) && (n === 0 || t[r] < n) && (n = t[r]);
	return n;
}
function $a(e) {
	for (let t = 0; t < N; t++) if (Za(e[t])) return !0;
	return !1;
}
function eo(e, t, n, r) {
	return Za(e[r]) ? t[r] === n ? void 0 : "DL-RULING-25" : "DL-PLAN-2";
}
function to({ map: e, rooms: t }, n) {
	if (e[n] === 2) {
		for (let e of t) if (e.cell === n) return e.id;
	}
}
var no = {
	...Lt.tunnel,
	rule: "DL-PLAN-3"
}, ro = {
	...Lt.room,
	rule: "DL-PLAN-4"
}, io = /* @__PURE__ */ new Map();
for (let [e, { limits: t, rule: n }] of Object.entries(k)) t !== void 0 && io.set(e, {
	...t,
	rule: n
});
function ao(e, t) {
	if (e.map[t] !== 2) return no;
	let n = to(e, t);
	return (n === void 0 ? void 0 : io.get(n)) ?? ro;
}
var oo = Array.from({ length: 5 }, (e, t) => t), so = Object.fromEntries(Object.keys(b).map((e) => [e, oo.map((t) => `${e}:${t + 1}`)])), co = new Map(Object.values(so).flatMap((e) => e.map((e, t) => [e, t]))), lo = (e) => co.get(e), uo = (e, t) => ({
	id: e,
	attack: t,
	option: `${e}:${t.as}`
}), fo = (e) => Object.fromEntries(E.map((t) => [t, e(t)])), po = fo((e) => T[e].attacks.map((t) => uo(e, t))), mo = fo((e) => [uo(e, rn)]), ho = fo((e) => {
	let t = T[e].attacks.filter(({ pay: e }) => e === void 0), n = Math.max(...t.map(({ damage: e }) => e));
	return t.filter(({ damage: e }) => e === n).map((t) => uo(e, t));
}), go = new Map(E.flatMap((e) => [...po[e], ...mo[e]].map((e) => [e.option, e]))), _o = (e) => go.get(e), vo = I.eachInTurn("attack", {
	who: (e, t) => z(e, t) && Co(e, t) ? t : void 0,
	options(e, t, n, r) {
		let { creatures: i } = e.players[t].plan, a = xo(e, i);
		for (let n = 0; n < i.length; n++) {
			let o = i[n];
			if (!(i.indexOf(o) < n)) {
				if (o === a && yo(e, t, mo[o], r), o !== a || i.indexOf(o, n + 1) > 0) {
					let n = So(e, o);
					yo(e, t, n, r), r.refused !== void 0 && n !== po[o] && r.none(po[o].filter(({ option: e }) => n.every((t) => t.option !== e)).map(({ option: e }) => e), "DL-CARD-54");
				} else r.refused !== void 0 && r.none(po[o].map(({ option: e }) => e), "DL-CARD-53");
			}
		}
		r.refused !== void 0 && bo(e, t, r);
	},
	choose(e, t, n, r) {
		return ko(e, t, _o(r)), "again";
	}
});
function yo(e, t, n, r) {
	for (let i = 0; i < n.length; i++) r.add(n[i].option, wo(e, t, n[i]));
}
function bo(e, t, n) {
	let { lair: r, plan: i } = e.players[t];
	for (let e of new Set(r.map((e) => e.id))) i.creatures.includes(e) || n.none(po[e].map(({ option: e }) => e), "DL-FIGHT-9");
}
var xo = (e, t) => e.fight.sheep !== "none" && t.includes(e.fight.sheep) ? e.fight.sheep : "none", So = (e, t) => (e.fight.rage && !K(t) ? ho : po)[t];
function Co(e, t) {
	let { creatures: n } = e.players[t].plan, r = xo(e, n);
	for (let i = 0; i < n.length; i++) {
		let a = n[i], o = a === r ? mo[a] : So(e, a);
		for (let n = 0; n < o.length; n++) if (wo(e, t, o[n]) === void 0) return !0;
	}
	return !1;
}
function wo(e, t, { id: n, attack: { hit: r, pay: i } }) {
	let a = i === void 0 ? void 0 : W(e, t, i);
	if (a !== void 0 || r === "none") return a;
	let { party: o } = e.players[t], s = To(e, n, r), c;
	for (let r = 0; r < o.length; r++) {
		let i = Eo(e, t, n, s, r);
		if (i === void 0) return;
		(c === void 0 || i !== "DL-FIGHT-10") && (c = i);
	}
	return c;
}
function To(e, t, n) {
	return !e.fight.rage || K(t) ? n : n === "any-non-priest" && e.options.ragingVampire !== "bites" ? "first-non-priest" : "first";
}
function Eo(e, t, n, r, i) {
	let a = e.players[t].party[i];
	return ur(e, a) ? (r === "first" || r === "first-non-priest") && i !== 0 ? "DL-FIGHT-10" : r === "any-but-first" && i === 0 || (r === "any-non-priest" || r === "first-non-priest") && b[a.id].is === "priest" ? T[n].rule : void 0 : "DL-CARD-46";
}
function Do(e, t, n, r) {
	let i = e.players[t], a = to(i, i.plan.cell), o = a === void 0 || r ? void 0 : k[a].bonus;
	return o?.of.includes(n) ? o.damage : 0;
}
var Oo = ({ id: e, attack: { as: t } }) => t === mo[e][0].attack.as;
function ko(e, t, n) {
	let { id: r, attack: i, option: a } = n;
	if (I.tell(() => ({
		type: "attack",
		rule: "DL-FIGHT-9",
		seat: t,
		monster: r,
		attack: i.as,
		paysFood: i.pay?.food ?? 0
	})), G(e, t, i.pay, T[r].rule), Oo(n) && (e.fight.sheep = "none"), jo(e, t, r, i.returns === !0), Ao(e, t, r, i), i.hit === "none") return;
	e.fight.attacked = !0;
	let o = To(e, r, i.hit);
	if (o === "each") Po(e, t, n);
	else if (o === "first" || o === "first-non-priest") No(e, t, n, 0);
	else {
		let e = {
			seat: t,
			attack: a
		}, n = Array(i.times ?? 1).fill(e);
		I.raise({
			proc: "target",
			todo: n,
			at: 0
		});
	}
}
function Ao(e, t, n, { blocksConquest: r, blocksHealing: i }) {
	let { rule: a } = T[n];
	r && (e.fight.noConquest = !0, I.tell(() => ({
		type: "conquest-blocked",
		rule: a,
		seat: t,
		by: n
	}))), i && (e.fight.noHealing = !0, I.tell(() => ({
		type: "healing-blocked",
		rule: a,
		seat: t,
		by: n
	})));
}
function jo(e, t, n, r) {
	let { plan: i, lair: a } = e.players[t];
	i.creatures.splice(i.creatures.indexOf(n), 1), r ? I.tell(() => ({
		type: "returns",
		rule: T[n].rule,
		seat: t,
		monster: n
	})) : Pi(a, n, !1).spent = !0, K(n) || e.fight.sent.push((r ? Pn.ready : Pn.spent)[n]);
}
var Mo = I.eachInTurn("target", {
	who(e, { seat: t, attack: n }) {
		if (!z(e, t)) return;
		let { id: r, attack: i } = _o(n), { party: a } = e.players[t];
		for (let n = 0; n < a.length; n++) if (Eo(e, t, r, i.hit, n) === void 0) return t;
	},
	options(e, t, { attack: n }, r) {
		let { id: i, attack: a } = _o(n), { party: o } = e.players[t];
		for (let n = 0; n < o.length; n++) r.add(so[o[n].id][n], Eo(e, t, i, a.hit, n));
	},
	choose(e, t, { attack: n }, r) {
		No(e, t, _o(n), lo(r));
	},
	about(e, t, { attack: n }) {
		let { id: r, attack: i } = _o(n);
		return {
			monster: r,
			attack: i.as,
			damage: i.damage + Do(e, t, r, !1)
		};
	}
});
function No(e, t, n, r) {
	let { onKill: i } = n.attack;
	Fo(e, t, n, r, n.attack.damage), B(e, t) > 0 && i !== void 0 && z(e, t) && dr(e, t) === 0 && (Fo(e, t, n, 0, i), B(e, t));
}
function Po(e, t, n) {
	let { party: r } = e.players[t];
	for (let i = 0; i < r.length; i++) ur(e, r[i]) && Fo(e, t, n, i, n.attack.damage);
	B(e, t);
}
function Fo(e, t, n, r, i) {
	let { id: a } = e.players[t].party[r], { id: o } = n, s = Do(e, t, o, Oo(n)), c = i + s, { absorbed: l, wounds: u, left: d } = fr(e, t, r, c);
	I.tell(() => ({
		type: "hit",
		rule: "DL-FIGHT-10",
		seat: t,
		monster: o,
		hero: a,
		place: r + 1,
		damage: c,
		bonus: s,
		absorbed: l,
		wounds: u,
		left: d
	}));
}
function Io(e) {
	let { seat: t } = e.fight, { creatures: n } = e.players[t].plan;
	for (; n.length > 0;) {
		let r = n[0], i = xo(e, n) === r, a = (i ? mo[r] : So(e, r)).some(({ attack: e }) => e.returns === !0);
		i && (e.fight.sheep = "none"), I.tell(() => ({
			type: "cannot-attack",
			rule: "DL-RULING-28",
			seat: t,
			monster: r,
			stays: a
		})), jo(e, t, r, a);
	}
}
function Lo(e, t) {
	let n = Z(e, t);
	n.length === 0 ? I.tell(() => ({
		type: "no-effect",
		rule: "DL-CARD-54",
		seat: t,
		card: "blind-rage"
	})) : (e.fight.rage = !0, I.tell(() => ({
		type: "rage",
		rule: "DL-CARD-54",
		seat: t,
		monsters: n
	})));
}
function Ro(e, t) {
	let n = e.players[t];
	for (let e of ["gold", "food"]) if (n[e] !== 0) {
		n[e]--, I.tell(() => ({
			type: "treasure-lost",
			rule: "DL-CARD-49",
			seat: t,
			what: e,
			left: n[e]
		}));
		return;
	}
	if (n.traps.length > 0) return {
		proc: "discard-trap",
		todo: [{
			seat: t,
			because: "spell"
		}],
		at: 0
	};
	I.tell(() => ({
		type: "no-effect",
		rule: "DL-CARD-49",
		seat: t,
		card: "detect-treasure"
	}));
}
var zo = 1;
function Bo(e, t) {
	if (e.players[t].traps.length > 0) return {
		proc: "discard-trap",
		todo: [{
			seat: t,
			because: "spell"
		}],
		at: 0
	};
	V(e, t, zo, "DL-CARD-50");
}
function Vo(e, t) {
	e.players[t].party.unshift({
		id: "illusion",
		wounds: 0,
		extra: 0,
		poison: 0
	}), I.tell(() => ({
		type: "illusion",
		rule: "DL-CARD-56",
		seat: t
	}));
}
function Ho(e, t) {
	let { party: n } = e.players[t], r = n.filter(({ id: e }) => b[e].is === "mage");
	if (r.length === 0) I.tell(() => ({
		type: "no-effect",
		rule: "DL-CARD-46",
		seat: t,
		card: "invisibility"
	}));
	else {
		for (let e of r) n.splice(n.indexOf(e), 1), n.push(e);
		e.fight.invisible = !0, I.tell(() => ({
			type: "invisible",
			rule: "DL-CARD-46",
			seat: t,
			heroes: r.map(({ id: e }) => e)
		}));
	}
}
function Uo(e, t) {
	let { prison: n } = e.players[t];
	if (!n.every(yr)) return {
		proc: "lose-prisoner",
		todo: [{
			seat: t,
			because: "magic-key"
		}],
		at: 0
	};
	I.tell(() => ({
		type: "no-effect",
		rule: "DL-CARD-59",
		seat: t,
		card: "magic-key"
	}));
}
var Wo = (e) => e.combatCards[e.combatShown - 1], Go = (e) => qo(e, "fast"), Ko = (e) => qo(e, "slow");
function qo(e, t) {
	let n = Wo(e);
	if (Wt[n].speed !== t) return;
	let { seat: r, noSpells: i } = e.fight, a = e.players[r], o = to(a, a.plan.cell), s = e.combatShown, c = cr(e, r);
	if (c < s) {
		I.tell(() => ({
			type: "no-spell",
			rule: "DL-FIGHT-7",
			seat: r,
			card: n,
			magic: c,
			needed: s,
			...Wn(e, r, "wand")
		}));
		return;
	}
	if (o !== void 0 && k[o].noSpells) {
		I.tell(() => ({
			type: "spell-stopped",
			rule: k[o].rule,
			seat: r,
			card: n,
			by: o
		}));
		return;
	}
	if (i) {
		I.tell(() => ({
			type: "spell-stopped",
			rule: "DL-CARD-39",
			seat: r,
			card: n,
			by: "anti-magic-dart"
		}));
		return;
	}
	I.tell(() => ({
		type: "spell",
		rule: t === "fast" ? "DL-FIGHT-6" : "DL-FIGHT-14",
		seat: r,
		card: n,
		magic: c,
		needed: s,
		...Wn(e, r, "wand")
	})), nr(e, r, n, s, c);
	let { effect: l, power: u, rule: d } = Wt[n];
	if (l !== void 0 && Yo(e, r, n, l, d), u !== void 0) return Jo[u](e, r);
	l === void 0 && I.tell(() => ({
		type: "no-effect",
		rule: d,
		seat: r,
		card: n
	}));
}
var Jo = {
	"word-of-peace": Ja,
	suggestion: Ga,
	invisibility: Ho,
	"detect-treasure": Ro,
	graffiti: Bo,
	"aura-of-fear": Pa,
	metamorphosis: za,
	"blind-rage": Lo,
	illusion: Vo,
	"magic-key": Uo,
	"dimensional-gate": La
};
function Yo(e, t, n, r, i) {
	let a = e.players[t], { evil: o, imps: s, shield: c, heal: l, headHealth: u, fatigue: d } = r;
	if (o !== void 0 && V(e, t, o, i), s !== void 0) {
		let e = Math.min(-s, a.imps);
		a.imps -= e, e === 0 ? I.tell(() => ({
			type: "no-effect",
			rule: i,
			seat: t,
			card: n
		})) : I.tell(() => ({
			type: "imps-lost",
			rule: i,
			seat: t,
			imps: e,
			left: a.imps
		}));
	}
	if (c !== void 0 && (e.fight.shield += c, I.tell(() => ({
		type: "shield",
		rule: i,
		seat: t,
		points: c
	}))), l !== void 0 && (a.party.some(({ wounds: e }) => e > 0) ? vr(e, t, l, i) : I.tell(() => ({
		type: "no-effect",
		rule: i,
		seat: t,
		card: n
	}))), u !== void 0) {
		let e = a.party[0];
		e.extra += u, I.tell(() => ({
			type: "fattened",
			rule: i,
			seat: t,
			hero: e.id,
			points: u,
			health: R(e)
		}));
	}
	d !== void 0 && (e.fight.courage -= d, I.tell(() => ({
		type: "courage",
		rule: i,
		seat: t,
		points: -d
	})));
}
function Xo(e) {
	let { seat: t, courage: n, noConquest: r } = e.fight;
	if (r) return;
	let { fatigue: i } = Wt[Wo(e)], a = Math.max(0, i - n);
	I.tell(() => ({
		type: "fatigue",
		rule: "DL-FIGHT-18",
		seat: t,
		printed: i,
		less: n,
		points: a
	})), Zo(e, t, a);
}
function Zo(e, t, n) {
	let { party: r } = e.players[t], i = n;
	for (; i > 0;) {
		let n = dr(e, t);
		if (n < 0) break;
		let { id: a } = r[n], o = 0, s = 0, c = 1;
		for (; i > 0 && c > 0;) {
			let r = fr(e, t, n, 1);
			o += r.wounds, s += r.absorbed, c = r.left, i--;
		}
		I.tell(() => ({
			type: "tired",
			rule: "DL-FIGHT-18",
			seat: t,
			hero: a,
			place: n + 1,
			left: c,
			absorbed: s,
			wounds: o
		})), B(e, t);
	}
	i > 0 && I.tell(() => ({
		type: "fatigue-lost",
		rule: "DL-FIGHT-19",
		seat: t,
		points: i
	}));
}
function Qo(e) {
	let { seat: t, noConquest: n } = e.fight, r = e.players[t], { cell: i } = r.plan;
	n ? I.tell(() => ({
		type: "not-conquered",
		rule: "DL-RULING-30",
		seat: t,
		cell: P[i]
	})) : (r.map[i] = r.map[i] === 2 ? 4 : 3, I.tell(() => ({
		type: "conquered",
		rule: "DL-CONQ-1",
		seat: t,
		cell: P[i]
	})), V(e, t, -1, "DL-CONQ-2"));
}
function $o(e) {
	let { seat: t } = e.fight, { party: n } = e.players[t];
	for (let r = n.findIndex(es); r >= 0; r = n.findIndex(es)) {
		let { poison: i } = n[r];
		n[r].poison = 0;
		let a = ur(e, n[r]) ? r : dr(e, t);
		if (a < 0) continue;
		let { id: o } = n[a], { absorbed: s, wounds: c, left: l } = fr(e, t, a, i);
		I.tell(() => ({
			type: "poisoned",
			rule: "DL-FIGHT-20",
			seat: t,
			hero: o,
			place: a + 1,
			left: l,
			absorbed: s,
			wounds: c
		})), B(e, t);
	}
}
var es = ({ poison: e }) => e > 0;
function ts(e) {
	let { seat: t, attacked: n, noHealing: r } = e.fight, i = sr(e, t);
	i !== 0 && e.players[t].party.some(({ wounds: e }) => e > 0) && (!n || r ? n || I.tell(() => ({
		type: "no-healing",
		rule: "DL-FIGHT-16",
		seat: t,
		hearts: i,
		...Wn(e, t, "potion")
	})) : (I.tell(() => ({
		type: "healing",
		rule: "DL-FIGHT-17",
		seat: t,
		hearts: i,
		...Wn(e, t, "potion")
	})), rr(e, t, i), vr(e, t, i, "DL-FIGHT-17")));
}
function ns(e, t, { id: n }) {
	let { is: r } = b[n];
	r === "mage" ? (e.fight.noSpells = !0, I.tell(() => ({
		type: "spells-blocked",
		rule: "DL-CARD-39",
		seat: t,
		hero: n
	}))) : r === "priest" && (e.fight.noHealing = !0, I.tell(() => ({
		type: "healing-blocked",
		rule: "DL-CARD-39",
		seat: t,
		by: "anti-magic-dart"
	})));
}
function rs(e) {
	let { seat: t } = e.fight, [n, r] = e.players[t].plan.traps;
	return r === void 0 || n === r ? void 0 : {
		proc: "first-trap",
		todo: [t],
		at: 0
	};
}
var is = I.eachInTurn("first-trap", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let n of e.players[t].plan.traps) r.add(n);
	},
	choose(e, t, n, r) {
		let { traps: i } = e.players[t].plan;
		i[0] !== r && i.reverse();
	}
});
function as(e) {
	let { seat: t } = e.fight, n = e.players[t], r = n.plan.traps.shift();
	if (r === void 0) return;
	p(e);
	let i = ls(e, t, r), a = {
		gold: i.gold ?? 0,
		food: i.food ?? 0,
		imps: i.imps ?? 0
	};
	if (W(e, t, i) !== void 0) {
		let i = e.options.unpaidTraps === "discard";
		i ? Ei(e, t, r) : ss(n, r), I.tell(() => ({
			type: i ? "trap-spoilt" : "trap-unpaid",
			rule: "DL-RULING-26",
			seat: t,
			trap: r,
			...a
		}));
	} else {
		if (I.tell(() => ({
			type: "trap-sprung",
			rule: "DL-FIGHT-3",
			seat: t,
			trap: r,
			...a
		})), G(e, t, i, "DL-FIGHT-3"), Ei(e, t, r), cn[r].damage.chosen !== void 0) return {
			proc: "trap-target",
			todo: [{
				seat: t,
				trap: r
			}],
			at: 0
		};
		ps(e, t, r, os);
	}
}
var os = -1;
function ss({ shownTraps: e, plan: t }, n) {
	let r = 1 + cs(t.traps, n);
	for (; cs(e, n) < r;) e.push(n);
}
var cs = (e, t) => e.filter((e) => e === t).length;
function ls(e, t, n) {
	let r = e.players[t], { pay: i } = cn[n], { trapGold: a } = ao(r, r.plan.cell);
	return a === 0 ? i ?? us : {
		...i,
		gold: (i?.gold ?? 0) + a
	};
}
var us = {}, ds = I.eachInTurn("trap-target", {
	who: (e, { seat: t }) => z(e, t) ? t : void 0,
	options(e, t, n, r) {
		let { party: i } = e.players[t];
		for (let e = 0; e < i.length; e++) r.add(so[i[e].id][e]);
	},
	choose(e, t, { trap: n }, r) {
		ps(e, t, n, lo(r));
	},
	about: (e, t, { trap: n }) => ({
		trap: n,
		damage: cn[n].damage.chosen ?? 0
	})
});
function fs(e, t, n, r) {
	let { party: i } = e.players[t], { first: a, second: o, each: s = 0, others: c = 0, last: l = 0, chosen: u = 0 } = cn[n].damage, d = i.map((e, t) => s + (t > 0 ? c : 0));
	return a === "health" ? d[0] += R(i[0]) : a !== void 0 && (d[0] += n === "rolling-stone" ? Number(e.options.rollingStone) : a), o !== void 0 && i.length > 1 && (d[1] += o), d[i.length - 1] += l, r !== os && (d[r] += u), d;
}
function ps(e, t, n, r) {
	let { party: i } = e.players[t], { rule: a, later: o, power: s, blocksConquest: c } = cn[n], l = fs(e, t, n, r), u = or(e, t) - e.fight.detected, d = u;
	tr(e, t, l.reduce((e, t) => e + t, 0), u);
	let f = !1;
	for (let r = 0; r < l.length; r++) {
		let a = l[r];
		if (a === 0) continue;
		f = !0;
		let o = i[r], s = Math.min(a, d);
		d -= s;
		let { wounds: c, left: u } = fr(e, t, r, a - s);
		I.tell(() => ({
			type: "trap-hits",
			rule: "DL-FIGHT-4",
			seat: t,
			trap: n,
			hero: o.id,
			place: r + 1,
			damage: a,
			stopped: s,
			wounds: c,
			left: u
		}));
	}
	f || I.tell(() => ({
		type: "trap-misses",
		rule: a,
		seat: t,
		trap: n
	})), o !== void 0 && r !== os && (i[r].poison += o), s !== void 0 && ms[s](e, t, i[r]), c && (e.fight.noConquest = !0, I.tell(() => ({
		type: "conquest-blocked",
		rule: a,
		seat: t,
		by: n
	}))), hs(e, t, u - d), B(e, t);
}
var ms = { "anti-magic-dart": ns };
function hs(e, t, n) {
	let r = e.fight.detected + n;
	e.fight.detected = 0;
	for (let n of e.players[t].party) {
		let t = Math.min(r, ar(n));
		r -= t, n.wounds < R(n) && (e.fight.detected += t);
	}
}
var gs = I.repeat("fights", (e) => {
	vs(e);
	for (let t of L(e)) {
		let { plan: n, party: r } = e.players[t];
		if (n.cell === -1) continue;
		if (!z(e, t)) {
			ys(e, t);
			continue;
		}
		e.fight = Vn(t);
		let i = r.map(({ id: e }) => e);
		return I.tell(() => ({
			type: "fight",
			rule: "DL-FIGHT-1",
			seat: t,
			cell: P[n.cell],
			heroes: i
		})), {
			proc: "fight",
			at: 0
		};
	}
}), _s = I.sequence("fight", [
	rs,
	as,
	as,
	Go,
	(e) => ({
		proc: "attack",
		todo: [e.fight.seat],
		at: 0
	}),
	Io,
	Ko,
	ts,
	Xo,
	Qo,
	$o
], { aslongas: (e) => z(e, e.fight.seat) });
function vs(e) {
	let { seat: t } = e.fight;
	if (t !== -1) {
		z(e, t) || _r(e, t);
		for (let { party: t } of e.players) for (let e of t) e.poison = 0;
		ys(e, t), e.fight = Vn();
	}
}
function ys(e, t) {
	let n = e.players[t], { creatures: r, traps: i } = n.plan;
	z(e, t) || I.tell(() => ({
		type: "party-gone",
		rule: "DL-RULING-34",
		seat: t,
		creatures: r.slice(),
		traps: i.length
	})), n.plan = {
		cell: -1,
		traps: [],
		creatures: []
	};
}
function bs(e) {
	let t = 0;
	for (let n = 0; n < e.players.length; n++) z(e, n) && $a(e.players[n].map) && (t |= 1 << n);
	return xs[e.players.length][e.first][t];
}
var xs = [
	0,
	1,
	2,
	3,
	4
].map((e) => Array.from({ length: e }, (t, n) => Array.from({ length: 1 << e }, (t, r) => Array.from({ length: e }, (t, r) => (n + r) % e).filter((e) => r >> e & 1)))), Ss = (e) => bs(e).length === 0 ? void 0 : {
	proc: "planning",
	drafts: e.players.map(() => [])
}, Cs = I.allAtOnce("planning", {
	seats: bs,
	step(e, t, n) {
		let r = e.players[t];
		return n.length === 0 ? "plan-tile" : Os(r, n) ? "plan-trap" : ks(r, n) ? "plan-creature" : void 0;
	},
	options(e, t, n, r) {
		let i = e.players[t];
		if (n.length === 0) return Ns(i, r);
		if (Os(i, n)) {
			let { rule: e } = ao(i, ws(n));
			for (let t of A) r.add(t, Ds(i.traps, t) > Ds(n, t) ? void 0 : e);
		} else Ps(i, n, r);
		r.add("done");
	},
	commit(e, t) {
		for (let n of bs(e)) {
			let r = t[n], i = r.filter(Ts), a = r.filter(Es), o = r[0];
			e.players[n].plan = {
				cell: F(o),
				traps: i,
				creatures: a
			}, I.tell(() => ({
				type: "plan-shown",
				rule: "DL-RULING-23",
				seat: n,
				cell: o,
				creatures: a.slice(),
				traps: i.length
			}));
		}
	},
	about(e, t, n) {
		let r = e.players[t];
		if (n.length === 0) return { round: e.combatShown + 1 };
		let i = ws(n), { traps: a, monsters: o, trapGold: s } = ao(r, i);
		return Os(r, n) ? {
			cell: P[i],
			left: a - n.filter(Ts).length,
			gold: s
		} : {
			cell: P[i],
			left: o - Ms(n)
		};
	}
}), ws = (e) => F(e[0]), Ts = (e) => e in cn, Es = (e) => e in T;
function Ds(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) e[r] === t && n++;
	return n;
}
function Os(e, t) {
	for (let e = 1; e < t.length; e++) if (!Ts(t[e])) return !1;
	let n = t.length - 1;
	return n < ao(e, ws(t)).traps && n < e.traps.length;
}
function ks(e, t) {
	if (t.at(-1) === "done" && !As(e, t)) return !1;
	let { lair: n } = e;
	for (let r = 0; r < n.length; r++) if (js(e, t, n[r]) === void 0) return !0;
	return !1;
}
var As = (e, t) => Ds(t, "done") === 1 && Os(e, t.slice(0, -1));
function js(e, t, { id: n, spent: r }) {
	if (r) return "DL-FIGHT-13";
	let i = Ni(e.lair, n) > Ds(t, n);
	if (K(n)) return i ? void 0 : "DL-PLAN-5";
	let { monsters: a, rule: o } = ao(e, ws(t));
	return i && Ms(t) < a ? void 0 : o;
}
function Ms(e) {
	let t = 0;
	for (let n = 1; n < e.length; n++) {
		let r = e[n];
		Es(r) && !K(r) && t++;
	}
	return t;
}
function Ns({ map: e }, t) {
	let n = Xa(e), r = Qa(e, n);
	for (let i = 0; i < N; i++) {
		let a = eo(e, n, r, i);
		t.add(P[i], a, a === "DL-RULING-25" ? () => ({
			steps: n[i],
			least: r
		}) : void 0);
	}
}
function Ps(e, t, n) {
	let { lair: r } = e;
	for (let i = 0; i < r.length; i++) {
		let { id: a } = r[i], o = !0;
		for (let e = 0; e < i; e++) r[e].id === a && (o = !1);
		if (!o) continue;
		let s = r.find((e) => e.id === a && !e.spent) ?? r[i];
		n.add(a, js(e, t, s));
	}
}
function Fs(e) {
	let t = [];
	for (let n of L(e)) {
		let { map: r, prison: i } = e.players[n];
		z(e, n) && !$a(r) && (I.tell(() => ({
			type: "no-tile",
			rule: "DL-PLAN-7",
			seat: n,
			prisoners: i.length
		})), i.length > 0 && t.push({
			seat: n,
			because: "no-tile"
		}));
	}
	return t.length === 0 ? void 0 : {
		proc: "lose-prisoner",
		todo: t,
		at: 0
	};
}
var Is = I.eachInTurn("lose-prisoner", {
	who: (e, { seat: t }) => t,
	options(e, t, { because: n }, r) {
		let { prison: i } = e.players[t];
		for (let e = 0; e < i.length; e++) {
			let t = i[e];
			i.indexOf(t) === e && r.add(t, n === "magic-key" && yr(t) ? "DL-CARD-59" : void 0);
		}
	},
	choose(e, t, { because: n }, r) {
		let { prison: i } = e.players[t];
		i.splice(i.indexOf(r), 1), e.farLands.push(r), r === br(e) && (e.paladin = "gone");
		let a = n === "magic-key" ? "DL-CARD-59" : "DL-PLAN-7";
		I.tell(() => ({
			type: "prisoner-lost",
			rule: a,
			seat: t,
			hero: r
		}));
	},
	about: (e, t, { because: n }) => ({ because: n })
});
function Ls(e) {
	if (e.combatShown !== 4) {
		for (let t = 0; t < e.players.length; t++) if (z(e, t)) return {
			proc: "combat-round",
			at: 0
		};
	}
}
var Rs = I.sequence("combat", [
	(e) => {
		I.tell(() => ({
			type: "combat",
			rule: "DL-COMBAT-1",
			year: e.year
		})), Oa(e);
	},
	Ls,
	Ls,
	Ls,
	Ls,
	Vs
]), zs = I.sequence("combat-round", [
	(e) => I.tell(() => ({
		type: "combat-round",
		rule: "DL-COMBAT-7",
		round: e.combatShown + 1
	})),
	Fs,
	Ss,
	Bs,
	() => ({
		proc: "fights",
		at: 0
	})
]);
function Bs(e) {
	p(e), e.combatShown++;
	let t = Wo(e), { fatigue: n } = Wt[t];
	I.tell(() => ({
		type: "combat-card",
		rule: "DL-REVEAL-1",
		round: e.combatShown,
		card: t,
		fatigue: n
	}));
}
function Vs(e) {
	for (let t of L(e)) {
		Zn(e, t), Hs(e, t);
		for (let n of e.players[t].lair) n.spent = !1;
	}
	I.tell(() => ({
		type: "combat-over",
		rule: "DL-COMBAT-6",
		year: e.year
	}));
}
function Hs(e, t) {
	let n = e.players[t].party.splice(0).flatMap(({ id: e }) => e === "illusion" ? [] : [e]);
	n.length !== 0 && (e.farLands.push(...n), n.some(yr) && (e.paladin = "gone"), I.tell(() => ({
		type: "heroes-leave",
		rule: "DL-COMBAT-5",
		seat: t,
		heroes: n
	})));
}
var Us = {
	combat: Rs,
	"combat-round": zs,
	"lose-prisoner": Is,
	planning: Cs,
	fights: gs,
	fight: _s,
	"first-trap": is,
	"trap-target": ds,
	attack: vo,
	target: Mo,
	"word-of-peace": Ya,
	suggestion: Ka,
	"aura-of-fear": Fa,
	metamorphosis: Ba,
	"dimensional-gate": Ra
}, Ws = {
	"lose-prisoner": { rules: [
		"DL-PLAN-7",
		"DL-RULING-22",
		"DL-CARD-59"
	] },
	"plan-tile": { rules: [
		"DL-PLAN-1",
		"DL-PLAN-2",
		"DL-RULING-25"
	] },
	"plan-trap": { rules: [
		"DL-PLAN-3",
		"DL-PLAN-4",
		"DL-PLAN-6",
		"DL-RULING-26"
	] },
	"plan-creature": { rules: [
		"DL-PLAN-3",
		"DL-PLAN-4",
		"DL-PLAN-5",
		"DL-PLAN-6",
		"DL-RULING-28"
	] },
	"first-trap": { rules: ["DL-CARD-28", "DL-RULING-50"] },
	"trap-target": { rules: ["DL-FIGHT-3", "DL-FIGHT-4"] },
	attack: { rules: [
		"DL-FIGHT-9",
		"DL-FIGHT-10",
		"DL-FIGHT-11",
		"DL-FIGHT-13",
		"DL-RULING-28"
	] },
	target: { rules: ["DL-FIGHT-10", "DL-FIGHT-12"] },
	"word-of-peace": { rules: ["DL-CARD-43", "DL-RULING-47"] },
	suggestion: { rules: ["DL-CARD-44", "DL-MONTYPE-1"] },
	"aura-of-fear": { rules: ["DL-CARD-52"] },
	metamorphosis: { rules: ["DL-CARD-53", "DL-RULING-52"] },
	"dimensional-gate": { rules: ["DL-CARD-60", "DL-RULING-52"] }
}, Gs = (e, t, n, r) => O[n].spaces[r].foreman && !Ks(e, t) ? 1 : 0, Ks = (e, t) => e.options.trollForeman && Fi(e.players[t].lair) > 0;
function qs(e, t, n, r) {
	let i = Gs(e, t, n, r);
	return i === 1 || !O[n].spaces[r].foreman ? i : (Ii(e.players[t], 1), I.tell(() => ({
		type: "troll-watches",
		rule: "DL-RULING-15",
		seat: t
	})), 0);
}
var Js = (e, t) => O[e].spaces[t].permit ?? 0;
function Ys(e, t) {
	e.imps -= t, e.busy += t;
}
var Xs = I.eachInTurn("dig-tunnels", {
	who(e, t) {
		let n = q(e, "dig", t);
		if (n === void 0) return;
		let { imps: r, map: i } = e.players[n];
		return r >= (e.permit > 0 ? 1 : 1 + Gs(e, n, "dig", t)) && ya(i) ? n : void 0;
	},
	skipped: Zi("dig"),
	options(e, t, n, r) {
		let { map: i } = e.players[t];
		for (let e = 0; e < N; e++) r.add(P[e], va(i, e));
		r.add(e.permit > 0 ? "stop" : "pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") return void Xi(e, "dig", n);
		if (r === "stop") return Zs(e, n);
		let i = e.permit > 0, a = i ? 1 : 1 + qs(e, t, "dig", n);
		e.permit = (i ? e.permit : Js("dig", n)) - 1, Qs(e, t, F(r), a);
		let o = e.players[t];
		return e.permit > 0 && o.imps > 0 && ya(o.map) ? "again" : Zs(e, n);
	},
	about: (e, t, n) => ({
		space: n + 1,
		left: e.permit > 0 ? e.permit : Js("dig", n),
		imps: e.players[t].imps,
		foreman: e.permit === 0 && Gs(e, t, "dig", n) === 1
	})
});
function Zs(e, t) {
	e.permit = 0, J(e, "dig", t);
}
function Qs(e, t, n, r) {
	let i = e.players[t];
	Ys(i, r), i.map[n] = 1, I.tell(() => ({
		type: "dug",
		rule: "DL-DIG-6",
		seat: t,
		cell: P[n],
		imps: r
	}));
}
var $s = ({ blocked: e, drawn: t }) => D.filter((n) => !e.includes(n) && !t.includes(n)), ec = ({ blocked: e, drawn: t }, n) => e.includes(n) || t.includes(n) ? "DL-NPC-7" : void 0;
function tc(e) {
	return e.dummies.length === 1 ? nc : L(e);
}
var nc = [0];
function rc(e) {
	if (e.dummies.length === 0) return;
	let t = e.dummies.length === 1;
	for (let n of tc(e)) {
		let r = e.dummies[n];
		for (let i = 0; i < (t ? 3 : 2); i++) {
			let i = ne(e, $s(r));
			r.drawn.push(i), ac(e, n, i, 1, t ? "DL-NPC-3" : "DL-NPC-6");
		}
	}
	t && sc(e.dummies[0]);
}
function ic(e) {
	if (e.dummies.length === 2) for (let t of tc(e)) ac(e, t, e.dummies[t].drawn[2], 0, "DL-NPC-9");
}
function ac(e, t, n, r, i) {
	let a = 3 * D.indexOf(n) + r;
	for (; e.spaces[a] !== -1;) a++;
	e.spaces[a] = 8 + t, I.tell(() => ({
		type: "dummy-ordered",
		rule: i,
		dummy: t + 1,
		order: n,
		space: a % 3 + 1
	}));
}
function oc(e) {
	if (e.dummies.length === 2) for (let t of e.dummies) sc(t);
}
function sc(e) {
	e.blocked = Ur(e.drawn), e.drawn = [];
}
function cc(e) {
	for (let t of e.players) {
		t.imps += t.busy, t.busy = 0;
		for (let e of t.lair) e.worked = !1;
		for (let e of t.rooms) e.produced = 0;
	}
	oc(e), e.season < 3 && (e.first = (e.first + 1) % e.players.length, I.tell(() => ({
		type: "first-passes",
		rule: "DL-END-2",
		seat: e.first
	}))), e.season += 1;
}
function lc(e) {
	let t = e.players.map(({ evil: e }) => e), n = Math.max(...t), r = Math.min(...t);
	if (n !== r) for (let i of L(e)) t[i] === n ? V(e, i, 1, "DL-CARD-71") : t[i] === r && V(e, i, -1, "DL-CARD-71");
}
function uc(e, t, n) {
	let r = [];
	for (let i of L(e)) {
		let e = t(i);
		e > 0 && r.push({
			seat: i,
			gold: e,
			extra: n
		});
	}
	return {
		proc: "taxes",
		todo: r,
		at: 0
	};
}
var dc = I.eachInTurn("taxes", {
	who: (e, { seat: t }) => e.players[t].gold > 0 ? t : void 0,
	skipped: (e, { seat: t, gold: n, extra: r }) => fc(e, t, n, 0, r),
	options(e, t, { gold: n }, r) {
		let { gold: i } = e.players[t];
		for (let e = 0; e <= n; e++) r.add(Mn[e], e <= i ? void 0 : "DL-EVT-4");
	},
	choose(e, t, { gold: n, extra: r }, i) {
		fc(e, t, n, Number(i), r);
	},
	about: (e, t, { gold: n, extra: r }) => ({
		owed: n,
		extra: r
	})
});
function fc(e, t, n, r, i) {
	let a = e.players[t], o = n - r;
	a.gold -= r, a.letters += o, i ? I.tell(() => ({
		type: "rooms-taxed",
		rule: "DL-CARD-69",
		seat: t,
		rooms: n,
		owed: n,
		gold: r,
		letters: o
	})) : I.tell(() => ({
		type: "taxed",
		rule: "DL-EVT-4",
		seat: t,
		tiles: Sa(a.map),
		owed: n,
		gold: r,
		letters: o
	}));
}
var pc = (e) => Xt[e.specials[e.year - 1]];
function mc(e) {
	let { halve: t, roomTax: n, offer: r, roomGain: i, power: a } = pc(e);
	if (I.tell(() => ({
		type: "special",
		rule: "DL-EVT-5",
		special: e.specials[e.year - 1]
	})), t !== void 0) for (let n of L(e)) _c(e, n, t);
	if (i !== void 0) for (let t of L(e)) vc(e, t);
	return n === void 0 ? r === void 0 ? a === void 0 ? void 0 : hc[a](e) : {
		proc: "press-day",
		todo: L(e),
		at: 0
	} : uc(e, (t) => n * gc(e, t), !0);
}
var hc = {
	"monster-strike": Li,
	"witch-hunt": lc,
	"imp-fever": vi,
	"safety-inspection": Ui
}, gc = (e, t) => X(e.players[t].map, 2);
function _c(e, t, { what: n, round: r }) {
	let i = e.players[t], a = i[n], o = r === "up" ? Math.ceil(a / 2) : Math.floor(a / 2);
	i[n] -= o, I.tell(() => ({
		type: "halved",
		rule: pc(e).rule,
		seat: t,
		what: n,
		had: a,
		lost: o
	}));
}
function vc(e, t) {
	let { roomGain: n, thenGain: r, rule: i } = pc(e), a = gc(e, t), o = a * (n?.gold ?? 0);
	e.players[t].gold += o, I.tell(() => ({
		type: "visitors",
		rule: i,
		seat: t,
		rooms: a,
		gold: o
	})), a > 0 && Oi(e, t, r, i);
}
var yc = I.eachInTurn("press-day", {
	who: (e, t) => W(e, t, pc(e).offer?.pay) ? void 0 : t,
	options(e, t, n, r) {
		r.add("take"), r.add("pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") return;
		let { offer: i, rule: a } = pc(e);
		I.tell(() => ({
			type: "bargained",
			rule: a,
			seat: t,
			gold: i?.pay.gold ?? 0,
			evil: i?.gain.evil ?? 0
		})), G(e, t, i?.pay, a), Oi(e, t, i?.gain, a);
	}
});
function bc(e) {
	if (e.season === 0) return;
	let t = e.events[e.season - 1];
	switch (I.tell(() => ({
		type: "event",
		rule: "DL-EVT-1",
		tile: t
	})), t) {
		case "payday": return xc(e);
		case "taxes": return uc(e, (t) => Math.ceil(Sa(e.players[t].map) / Jt.tilesPerGold), !1);
		case "special": return mc(e);
	}
}
function xc(e) {
	for (let { lair: t } of e.players) for (let e of t) e.unpaid = !0;
	return {
		proc: "pay-day",
		todo: L(e),
		at: 0
	};
}
var Sc = I.eachInTurn("pay-day", {
	who(e, t) {
		for (let { unpaid: n } of e.players[t].lair) if (n) return t;
	},
	options(e, t, n, r) {
		let { lair: i } = e.players[t];
		for (let n = 0; n < i.length; n++) {
			let { id: a, spent: o, unpaid: s } = i[n];
			s && !Cc(i, n) && (r.add(o ? Fn.spent[a] : Fn.ready[a], Va(e, t, a, o ? "down" : "up")), r.add(o ? In.spent[a] : In.ready[a]));
		}
	},
	choose(e, t, n, r) {
		let { lair: i } = e.players[t], a = Fn.meaning.get(r), { id: o, spent: s } = a ?? In.meaning.get(r), c = Pi(i, o, s);
		return a === void 0 ? (I.tell(() => ({
			type: "released",
			rule: "DL-EVT-2",
			seat: t,
			monster: o
		})), Mi(e, t, c), V(e, t, qt.unpaidEvil, "DL-EVT-2")) : (c.unpaid = !1, I.raise({
			proc: "pay-cost",
			at: 0,
			seat: t,
			monster: o,
			lies: s ? "down" : "up"
		})), "again";
	}
});
function Cc(e, t) {
	let { id: n, spent: r } = e[t];
	for (let i = 0; i < t; i++) if (e[i].unpaid && e[i].id === n && e[i].spent === r) return !0;
	return !1;
}
var wc = D.indexOf("monster"), Tc = I.allAtOnce("orders", {
	seats: L,
	step(e, t, n) {
		return n.length < S.played ? "order" : n.length < Ec(e) ? "dummy-order" : n.length === Ec(e) && $i(e) ? "send-item" : void 0;
	},
	options(e, t, n, r) {
		if (n.length === Ec(e)) return ea(e, t, r);
		if (n.length === S.played) {
			for (let n of D) r.add(n, ec(e.dummies[t], n));
			return;
		}
		let { blocked: i } = e.players[t];
		for (let e = 0; e < D.length; e++) {
			let t = D[e];
			r.add(t, i.includes(t) ? "DL-REC-3" : n.includes(t) ? "DL-ORD-1" : void 0);
		}
	},
	about: (e, t, n) => n.length === Ec(e) ? { adventurers: e.arriving.toReversed() } : { nth: n.length + 1 },
	commit(e, t) {
		for (let n = 0; n < e.players.length; n++) {
			let r = t[n], i = e.players[n];
			i.played = r.slice(0, S.played), i.shown = 0, e.dummies.length === 2 && e.dummies[n].drawn.push(r[S.played]);
		}
		$i(e) && ta(e, t.map((t) => t[Ec(e)]));
	}
}), Ec = (e) => S.played + +(e.dummies.length === 2);
function Dc(e) {
	let t = e.players[0].shown;
	for (let n of L(e)) {
		let r = e.players[n];
		r.shown = t + 1, I.tell(() => ({
			type: "order-shown",
			rule: "DL-ORD-2",
			seat: n,
			order: r.played[t],
			nth: t + 1
		}));
	}
	for (let n of L(e)) Oc(e, n, e.players[n].played[t], t === 0);
}
function Oc(e, t, n, r) {
	let i = e.players[t], a = D.indexOf(n), o = 0;
	for (; o < 3 && e.spaces[3 * a + o] !== -1;) o++;
	if (o === 3) {
		i.unused.push(n), I.tell(() => ({
			type: "no-space",
			rule: "DL-ORD-5",
			seat: t,
			order: n
		}));
		return;
	}
	let s = r && a === wc ? 1 : 0;
	i.gold < s ? (i.unused.push(n), I.tell(() => ({
		type: "no-gold",
		rule: "DL-ORD-7",
		seat: t,
		order: n,
		gold: s
	}))) : (i.gold -= s, e.spaces[3 * a + o] = t, s > 0 ? I.tell(() => ({
		type: "placed-for-gold",
		rule: "DL-ORD-6",
		seat: t,
		order: n,
		space: o + 1,
		gold: s
	})) : I.tell(() => ({
		type: "placed",
		rule: "DL-ORD-3",
		seat: t,
		order: n,
		space: o + 1
	})));
}
var kc = I.eachInTurn("mine-gold", {
	who(e, t) {
		let n = q(e, "gold", t);
		if (n === void 0) return;
		let { imps: r, map: i } = e.players[n];
		return r > Gs(e, n, "gold", t) && i.includes(1) ? n : void 0;
	},
	skipped: Zi("gold"),
	options(e, t, n, r) {
		let { imps: i, map: a } = e.players[t], o = Js("gold", n), s = i - Gs(e, t, "gold", n), c = X(a, 1);
		for (let e = 1; e <= 4; e++) {
			let t = e > o ? "DL-DIG-1" : e > i ? "DL-MINE-1" : e > s ? "DL-DIG-2" : void 0;
			r.add(Mn[e], t ?? (e > c ? "DL-MINE-2" : void 0));
		}
		r.add("pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") return Xi(e, "gold", n);
		let i = e.players[t], a = Number(r), o = a + qs(e, t, "gold", n);
		Ys(i, o), i.gold += a, J(e, "gold", n), I.tell(() => ({
			type: "mined",
			rule: "DL-MINE-1",
			seat: t,
			imps: o,
			gold: a,
			foreman: o > a
		}));
	},
	about: (e, t, n) => ({
		space: n + 1,
		permit: Js("gold", n),
		imps: e.players[t].imps,
		foreman: Gs(e, t, "gold", n) === 1
	})
}), Ac = (e) => jt[e];
function jc(e) {
	I.tell(() => ({
		type: "round",
		rule: "DL-GEN-4",
		year: e.year,
		season: Ac(e.season)
	})), e.discardedMonsters.push(...e.forHire), e.discardedRooms.push(...e.forSale), e.forHire = Mc(e, e.monsterStack, It.monsters), e.forSale = Mc(e, e.roomStack, It.rooms), I.tell(() => ({
		type: "offered",
		rule: "DL-NEW-1",
		monsters: e.forHire.slice(),
		rooms: e.forSale.slice()
	}));
}
function Mc(e, t, n) {
	let r = [];
	for (let i = 0; i < n && t.length > 0; i++) r.push(re(e, t));
	return r;
}
function Nc(e) {
	e.arriving = e.expected, e.expected = e.season < 3 ? Pc(e, It.adventurers[e.players.length]) : [], e.season !== 3 && I.tell(() => ({
		type: "expected",
		rule: "DL-NEW-7",
		adventurers: e.expected.slice(),
		season: Ac(e.season + 1)
	}));
}
function Pc(e, t) {
	let { adventurerStack: n } = e, r = Mc(e, n, t);
	for (; Ic(r) && n.some((e) => Fc(e) !== Fc(r[0]));) {
		let t = r.pop();
		I.tell(() => ({
			type: "put-under",
			rule: "DL-NEW-8",
			adventurer: t
		})), n.unshift(t), e.adventurersUnder++, r.push(re(e, n));
	}
	return e.adventurersUnder = Math.min(e.adventurersUnder, n.length), r.sort((e, t) => Fc(e) - Fc(t));
}
var Fc = (e) => Ot[e].rank, Ic = (e) => e.every((t) => Fc(t) === Fc(e[0]));
function Lc(e) {
	if (e.season === 3) return;
	let t = e.events[e.eventsShown++];
	p(e), I.tell(() => ({
		type: "event-shown",
		rule: "DL-NEW-9",
		tile: t,
		season: Ac(e.season + 1)
	})), t === "special" && (e.specialShown = !0, I.tell(() => ({
		type: "special-shown",
		rule: "DL-NEW-10",
		special: e.specials[e.year - 1]
	})));
}
function Rc(e) {
	for (let t = 0; t < e.players.length; t++) if (Hc(e, t)) return {
		proc: "production",
		lanes: e.players.map((t, n) => zc(e, n)),
		after: e.players.map(() => [])
	};
}
var zc = (e, t) => Hc(e, t) ? [{
	proc: "produce",
	todo: [t],
	at: 0
}] : [], Bc = I.sideBySide("production", {
	lane: zc,
	order: L,
	declared: "open"
});
function Vc(e, t, { cell: n, id: r, produced: i }) {
	let { imps: a, lair: o, map: s } = e.players[t], c = k[r];
	return s[n] === 2 ? c.imps === void 0 ? "DL-PROD-2" : i >= Rt[e.year] ? e.year === 1 ? "DL-PROD-4" : "DL-PROD-5" : a + Fi(o) < c.imps || W(e, t, c.pay) !== void 0 ? "DL-PROD-2" : c.gives?.tunnels !== void 0 && !ya(s) ? "DL-DIG-4" : void 0 : "DL-RULING-16";
}
function Hc(e, t) {
	for (let n of e.players[t].rooms) if (Vc(e, t, n) === void 0) return !0;
	return !1;
}
var Uc = I.eachInTurn("produce", {
	who: (e, t) => Hc(e, t) ? t : void 0,
	options(e, t, n, r) {
		for (let n of e.players[t].rooms) r.add(n.id, Vc(e, t, n));
		r.add("stop");
	},
	choose(e, t, n, r) {
		if (r !== "stop") return k[r].gives?.tunnels ? I.raise({
			proc: "dig-by-room",
			todo: [{
				seat: t,
				room: r
			}],
			at: 0
		}) : Gc(e, t, r), "again";
	},
	about: (e, t) => ({
		imps: e.players[t].imps,
		trolls: Fi(e.players[t].lair)
	})
}), Wc = I.eachInTurn("dig-by-room", {
	who: (e, { seat: t }) => t,
	options(e, t, n, r) {
		let { map: i } = e.players[t];
		for (let e = 0; e < N; e++) r.add(P[e], va(i, e));
	},
	choose(e, t, { room: n }, r) {
		Gc(e, t, n), Qs(e, t, F(r), 0);
	},
	about: (e, t, { room: n }) => ({ room: n })
});
function Gc(e, t, n) {
	let r = e.players[t], { imps: i = 0, pay: a, gives: o } = k[n], s = Ii(r, i);
	Ys(r, i - s), r.rooms.find((e) => e.id === n).produced++, I.tell(() => ({
		type: "produced",
		rule: "DL-PROD-2",
		seat: t,
		room: n,
		workers: i - s,
		trolls: s,
		paysFood: a?.food ?? 0,
		...Ai(o)
	})), G(e, t, a, "DL-PROD-2"), r.gold += o?.gold ?? 0, r.food += o?.food ?? 0, r.imps += o?.imps ?? 0, (o?.evil !== void 0 || o?.traps !== void 0) && I.later({
		proc: "product",
		at: 0,
		seat: t,
		room: n
	});
}
var Kc = I.sequence("product", [(e, t) => Oi(e, t.seat, k[t.room].gives, "DL-RULING-40")], { show: ({ seat: e, room: t }) => ({
	seat: e,
	room: t
}) }), qc = (e) => O.monster.spaces[e].pay?.food ?? 0;
function Jc(e) {
	if (e.options.dummiesHire && e.dummies.length > 0) return {
		proc: "hiring",
		at: 0
	};
	let t = qi(e, "monster");
	return t === void 0 ? void 0 : {
		proc: "recruit-monster",
		todo: t,
		at: 0
	};
}
var Yc = (e) => (t) => {
	let n = Ki(t, "monster", e) - 8;
	if (n < 0) return {
		proc: "recruit-monster",
		todo: [e],
		at: 0
	};
	let r = t.forHire.shift();
	r !== void 0 && (t.discardedMonsters.push(r), I.tell(() => ({
		type: "dummy-hired",
		rule: "DL-RULING-9",
		dummy: n + 1,
		monster: r
	})));
}, [Xc, Zc, Qc] = O.monster.resolves, $c = I.sequence("hiring", [
	Yc(Xc),
	Yc(Zc),
	Yc(Qc)
]), el = I.eachInTurn("recruit-monster", {
	who(e, t) {
		let n = q(e, "monster", t);
		if (n !== void 0) {
			for (let r of e.forHire) if (Va(e, n, r, "board", qc(t)) === void 0) return n;
		}
	},
	skipped: Zi("monster"),
	options(e, t, n, r) {
		let { forHire: i } = e;
		for (let a = 0; a < i.length; a++) {
			let o = i[a];
			i.indexOf(o) === a && r.add(o, Va(e, t, o, "board", qc(n)));
		}
		r.refused !== void 0 && r.none(tl(e), "DL-MON-4"), r.add("pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") Xi(e, "monster", n);
		else return {
			proc: "hire",
			at: 0,
			seat: t,
			monster: r,
			space: n
		};
	},
	about: (e, t, n) => ({
		space: n + 1,
		food: qc(n)
	})
}), tl = (e) => Object.keys(T).filter((t) => !e.forHire.includes(t)), nl = I.sequence("hire", [(e, t) => ({
	proc: "pay-cost",
	at: 0,
	seat: t.seat,
	monster: t.monster,
	lies: "board"
}), (e, t) => {
	G(e, t.seat, O.monster.spaces[t.space].pay, "DL-MON-3"), e.forHire.splice(e.forHire.indexOf(t.monster), 1), J(e, "monster", t.space), ji(e, t.seat, t.monster), I.tell(() => ({
		type: "hired",
		rule: "DL-MON-2",
		seat: t.seat,
		monster: t.monster,
		food: qc(t.space)
	}));
}], { show: ({ seat: e, monster: t, space: n }) => ({
	seat: e,
	monster: t,
	space: n
}) });
function rl({ played: e, unused: t }, n) {
	return n === e[0] || t.includes(n) ? void 0 : "DL-REC-2";
}
function il({ played: e, unused: t }) {
	for (let n of t) if (n !== e[0]) return !0;
	return !1;
}
function al(e) {
	return e.players.some(il) ? {
		proc: "recovery",
		lanes: e.players.map((t, n) => ol(e, n)),
		after: e.players.map(() => [])
	} : void 0;
}
var ol = (e, t) => il(e.players[t]) ? [{
	proc: "take-order-back",
	todo: [t],
	at: 0
}] : [], sl = I.sideBySide("recovery", {
	lane: ol,
	order: L
}), cl = I.eachInTurn("take-order-back", {
	who: (e, t) => t,
	options(e, t, n, r) {
		let i = e.players[t];
		for (let e of D) r.add(e, rl(i, e));
	},
	choose: ul
});
function ll(e) {
	for (let t of L(e)) {
		let n = e.players[t].played[0];
		n !== void 0 && ul(e, t, t, n);
	}
}
function ul(e, t, n, r) {
	let i = e.players[t], a = i.played.filter((e) => e !== r);
	i.blocked = a, i.played = [], i.shown = 0, i.unused = [], I.tell(() => ({
		type: "taken-back",
		rule: "DL-REC-2",
		seat: t,
		order: r,
		blocked: a
	}));
}
var dl = (e, t) => ({
	who(t, n) {
		let r = q(t, e, n);
		return r === void 0 || W(t, r, O[e].spaces[n].pay) ? void 0 : r;
	},
	skipped: Zi(e),
	options(e, t, n, r) {
		r.add("take"), r.add("pass");
	},
	choose(n, r, i, a) {
		if (a === "pass") {
			Xi(n, e, i);
			return;
		}
		let o = O[e].spaces[i];
		return J(n, e, i), I.tell(() => ({
			type: "traded",
			rule: "DL-PAY-1",
			seat: r,
			order: e,
			space: i + 1,
			...fl(e, i)
		})), G(n, r, o.pay, "DL-PAY-1"), t(n, r, o);
	},
	about: (t, n, r) => ({
		space: r + 1,
		...fl(e, r)
	})
}), fl = (e, t) => {
	let { pay: n, gain: r } = O[e].spaces[t];
	return {
		...ki(n),
		...Ai(r)
	};
}, pl = (e, t, n) => (Oi(e, t, n.gain, "DL-PAY-1"), n.spy ? {
	proc: "spy",
	todo: [t],
	at: 0
} : void 0), ml = (e, t, n) => {
	let r = zt[e.year];
	Oi(e, t, n.gain, "DL-TRAP-1");
	let i = 0;
	for (let n = 0; n < r; n++) xi(e, t, "DL-TRAP-2") && i++;
	return i > 0 ? {
		proc: "discard-trap",
		todo: [{
			seat: t,
			because: "bought"
		}],
		at: 0
	} : void 0;
}, hl = I.eachInTurn("get-food", dl("food", pl)), gl = I.eachInTurn("improve-reputation", dl("reputation", pl)), _l = I.eachInTurn("recruit-imps", dl("imps", pl)), vl = I.eachInTurn("buy-traps", dl("traps", ml)), yl = I.eachInTurn("spy", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let e of zn) r.add(e);
		r.add("pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") return;
		let i = zn.indexOf(r), { spied: a } = e.players[t];
		a.includes(i) || a.push(i), p(e), I.tell(() => ({
			type: "spied",
			rule: "DL-RULING-13",
			seat: t,
			card: i + 1,
			secret: {
				to: [t],
				combatCard: e.combatCards[i]
			}
		}));
	}
}), bl = I.eachInTurn("discard-trap", {
	who: (e, { seat: t }) => e.players[t].traps.length > 0 ? t : void 0,
	options(e, t, { because: n }, r) {
		let { traps: i } = e.players[t];
		for (let e = 0; e < A.length; e++) {
			let t = A[e];
			r.add(t, i.includes(t) ? void 0 : xl[n]);
		}
	},
	choose(e, t, { because: n }, r) {
		Ti(e, t, r, xl[n]);
	},
	about: (e, t, { because: n }) => ({ because: n })
}), xl = {
	bought: "DL-TRAP-2",
	inspection: "DL-CARD-73",
	spell: "DL-GEN-5"
};
function Sl(e, t) {
	let n = e.items?.dungeons[t]?.prison.length ?? 0;
	return n === 0 ? [] : [{
		key: "items",
		points: n * tn.captured,
		rule: "MI-B-48",
		params: { count: n }
	}];
}
function Cl(e, t, n) {
	let r = e.items?.dungeons[t]?.deadLetters.length ?? 0;
	return r === 0 || n <= 0 ? [] : [{
		key: "dead-letters",
		points: r * tn.deadLetter,
		rule: "MI-A-34",
		params: { count: r }
	}];
}
var wl = {
	"dark-deeds": ({ evil: e }) => e,
	halls: ({ map: e }) => X(e, 2),
	tunnels: ({ map: e }) => X(e, 1) + X(e, 3),
	monsters: ({ lair: e }) => e.length,
	imps: ({ imps: e, busy: t }) => e + t,
	riches: ({ gold: e, food: t }) => e + t,
	battle: ({ map: e }) => Sa(e) - Ca(e)
};
Vt.map((e) => wl[e]);
function Tl(e) {
	let t = e.players.length;
	return Vt.map((n) => {
		let r = e.players.map(wl[n]), i = Math.max(...r), a = i === 0 ? [] : r.flatMap((e, t) => e === i ? [t] : []), o = a.length === 1 ? "alone" : "shared";
		return {
			title: n,
			holders: a,
			value: i,
			points: Ht[t][o],
			rule: El[t === 2 ? 2 : 3][o]
		};
	});
}
var El = {
	2: {
		alone: "DL-SCORE-5",
		shared: "DL-SCORE-6"
	},
	3: {
		alone: "DL-SCORE-3",
		shared: "DL-SCORE-4"
	}
};
function Dl(e) {
	let t = Tl(e);
	return e.players.map((n, r) => {
		let i = t.filter(({ holders: e }) => e.includes(r)), a = Sl(e, r), o = e.options.itemLicence === !1, s = [
			...Ol(n),
			...o ? [] : a,
			...kl(n, i),
			...i.map(Al)
		], c = s.reduce((e, { points: t }) => e + t, 0);
		c > 0 && s.push({
			key: "licence",
			points: 0,
			rule: "DL-SCORE-8"
		});
		let l = [...o ? a : [], ...Cl(e, r, c)];
		return s.push(...l), {
			total: l.reduce((e, { points: t }) => e + t, c),
			lines: s
		};
	});
}
function Ol({ lair: e, map: t, prison: n, letters: r }) {
	let i = n.filter((e) => e in At).length;
	return [
		Q("creatures", e.length, C.creature),
		Q("rooms", X(t, 2), C.room),
		Q("conquered", Ca(t), C.conquered),
		Q("prisoners", n.length - i, C.prisoner),
		Q("paladins", i, C.paladin),
		Q("letters", r, C.letter, "DL-SCORE-9")
	].filter(({ points: e }) => e !== 0);
}
var Q = (e, t, n, r = "DL-SCORE-1") => ({
	key: e,
	points: t * n,
	rule: r,
	params: { count: t }
});
function kl({ lair: e, map: t, rooms: n }, r) {
	let i = [];
	for (let { id: a, cell: o } of n) {
		let { scores: n, titles: s, rule: c } = k[a];
		if (t[o] === 2) {
			if (n !== void 0) {
				let t = e.filter((e) => n.of.includes(e.id)).length;
				i.push(Q(a, t, n.points, c));
			}
			if (s !== void 0) {
				let e = r.filter(({ holders: e }) => e.length === 1).length, t = e * s.alone + (r.length - e) * s.shared;
				i.push({
					key: a,
					points: t,
					rule: c,
					params: { count: r.length }
				});
			}
		}
	}
	return i.filter(({ points: e }) => e !== 0);
}
var Al = ({ title: e, holders: t, value: n, points: r, rule: i }) => ({
	key: `title-${e}`,
	points: r,
	rule: i,
	params: {
		value: n,
		holders: t.length
	}
});
function jl(e) {
	let t = Ml(e);
	return { winners: e.options.finalTie === "riches" ? Nl(t, (t) => wl.riches(e.players[t])) : t };
}
function Ml(e) {
	let t = Dl(e);
	return Nl([...t.keys()], (e) => t[e].total);
}
function Nl(e, t) {
	let n = Math.max(...e.map(t));
	return e.filter((e) => t(e) === n);
}
var Pl = (e) => Dl(e).flatMap(({ lines: e }, t) => e.some(({ key: e }) => e === "licence") ? [t] : []);
function Fl(e) {
	for (let { title: t, holders: n, value: r, points: i, rule: a } of Tl(e)) n.length > 0 && I.tell(() => ({
		type: "title",
		rule: a,
		seats: n,
		title: t,
		value: r,
		points: i
	}));
	I.tell(() => ({
		type: "licensed",
		rule: "DL-SCORE-8",
		seats: Pl(e)
	}));
	let { winners: t } = jl(e), n = Ml(e);
	if (t.length < n.length) {
		let r = wl.riches(e.players[t[0]]);
		I.tell(() => ({
			type: "tie-broken",
			rule: "DL-RULING-32",
			seats: n,
			winners: t,
			riches: r
		}));
	}
	I.tell(() => ({
		type: "game-over",
		rule: "DL-SCORE-7",
		seats: t,
		points: Dl(e)[t[0]].total
	}));
}
var $ = (e, t) => [(n) => {
	let r = qi(n, e);
	return r === void 0 ? void 0 : {
		proc: t,
		todo: r,
		at: 0
	};
}, (t) => Qi(t, e)], Il = I.sequence("round", [
	jc,
	Nc,
	(e) => (Lc(e), di(e)),
	rc,
	(e) => ({
		proc: "orders",
		drafts: e.players.map(() => [])
	}),
	ic,
	Dc,
	Dc,
	Dc,
	...$("food", "get-food"),
	...$("reputation", "improve-reputation"),
	...$("dig", "dig-tunnels"),
	...$("gold", "mine-gold"),
	...$("imps", "recruit-imps"),
	...$("traps", "buy-traps"),
	Jc,
	(e) => Qi(e, "monster"),
	...$("room", "build-room"),
	Rc,
	al,
	ll,
	bc,
	aa,
	cc
]), Ll = I.sequence("year", [
	() => ({
		proc: "round",
		at: 0
	}),
	() => ({
		proc: "round",
		at: 0
	}),
	() => ({
		proc: "round",
		at: 0
	}),
	() => ({
		proc: "round",
		at: 0
	}),
	() => ({
		proc: "combat",
		at: 0
	})
]), Rl = {
	game: I.sequence("game", [
		Wr,
		() => ({
			proc: "year",
			at: 0
		}),
		Fr,
		() => ({
			proc: "year",
			at: 0
		}),
		Fl
	]),
	year: Ll,
	round: Il,
	"setup-orders": Kr,
	orders: Tc,
	"get-food": hl,
	"improve-reputation": gl,
	"recruit-imps": _l,
	"buy-traps": vl,
	spy: yl,
	"discard-trap": bl,
	"dig-tunnels": Xs,
	"mine-gold": kc,
	"recruit-monster": el,
	hiring: $c,
	hire: nl,
	"pay-cost": Ha,
	"give-trap": Ua,
	"feed-demon": Wa,
	"build-room": Ea,
	"place-room": Da,
	production: Bc,
	produce: Uc,
	"dig-by-room": Wc,
	product: Kc,
	recovery: sl,
	"take-order-back": cl,
	"pay-day": Sc,
	taxes: dc,
	"monster-strike": zi,
	"imp-fever": yi,
	"safety-inspection": Wi,
	"press-day": yc,
	...Us,
	items: fi
}, zl = /* @__PURE__ */ t({ dungeonLords: () => Vl }), Bl = [
	"DL-PAY-1",
	"DL-PAY-2",
	"DL-ORD-11"
], Vl = Be({
	id: "dungeon-lords",
	version: "1.1.0",
	seats: [2, 4],
	options: kn,
	setup: Rr,
	start: "game",
	procedures: Rl,
	asks: {
		"keep-order": { rules: [
			"DL-SETUP-4",
			"DL-SETUP-5",
			"DL-SETUP-6"
		] },
		order: { rules: [
			"DL-ORD-1",
			"DL-ORD-2",
			"DL-ORD-3",
			"DL-ORD-5",
			"DL-ORD-6"
		] },
		"dummy-order": { rules: [
			"DL-NPC-7",
			"DL-NPC-8",
			"DL-NPC-9"
		] },
		"get-food": { rules: ["DL-CARD-1", ...Bl] },
		"improve-reputation": { rules: ["DL-CARD-2", ...Bl] },
		"recruit-imps": { rules: ["DL-CARD-5", ...Bl] },
		"buy-traps": { rules: [
			"DL-CARD-6",
			...Bl,
			"DL-TRAP-1",
			"DL-TRAP-2"
		] },
		spy: { rules: ["DL-SPY-1", "DL-RULING-13"] },
		"discard-trap": {
			rules: ["DL-TRAP-2", "DL-GEN-5"],
			sounds: Di
		},
		"dig-tunnels": { rules: [
			"DL-DIG-1",
			"DL-DIG-2",
			"DL-DIG-4",
			"DL-DIG-5",
			"DL-DIG-6"
		] },
		"mine-gold": { rules: [
			"DL-DIG-1",
			"DL-DIG-2",
			"DL-MINE-1",
			"DL-MINE-2",
			"DL-MINE-3"
		] },
		"recruit-monster": { rules: [
			"DL-MON-1",
			"DL-MON-2",
			"DL-MON-3",
			"DL-ORD-11"
		] },
		"give-trap": {
			rules: ["DL-CARD-15", "DL-GEN-5"],
			sounds: Di
		},
		"feed-demon": { rules: ["DL-CARD-17"] },
		"build-room": { rules: [
			"DL-ROOM-1",
			"DL-ROOM-2",
			"DL-ROOM-3",
			"DL-RULING-39"
		] },
		"place-room": { rules: [
			"DL-ROOM-5",
			"DL-ROOM-6",
			"DL-ROOM-7",
			"DL-ROOM-8"
		] },
		produce: { rules: [
			"DL-PROD-1",
			"DL-PROD-2",
			"DL-PROD-3",
			"DL-PROD-4",
			"DL-PROD-5",
			"DL-PROD-6"
		] },
		"dig-by-room": { rules: [
			"DL-CARD-23",
			"DL-DIG-4",
			"DL-DIG-5"
		] },
		"take-order-back": { rules: [
			"DL-REC-1",
			"DL-REC-2",
			"DL-REC-3"
		] },
		"pay-day": { rules: ["DL-EVT-2", "DL-RULING-18"] },
		taxes: { rules: ["DL-EVT-3", "DL-EVT-4"] },
		"monster-strike": { rules: ["DL-CARD-70"] },
		"imp-fever": { rules: ["DL-CARD-72"] },
		"safety-inspection": { rules: ["DL-CARD-73"] },
		"press-day": { rules: ["DL-CARD-74"] },
		...Ws,
		"give-item": { rules: [
			"MI-B-7",
			"MI-B-8",
			"MI-B-12",
			"MI-B-13",
			"MI-B-18",
			"MI-B-23",
			"MI-B-24"
		] },
		"send-item": { rules: [
			"MI-A-7",
			"MI-A-8",
			"MI-A-14",
			"MI-A-18",
			"MI-A-19"
		] }
	},
	view: qr,
	determinize: Qr,
	copy: bn,
	score: Dl,
	outcome: jl
});
function Hl(e) {
	return {
		keeps: 1,
		game: e.id,
		rules: e.version,
		begin({ seats: t, seed: n, settings: r }) {
			let [i] = tt(e, {
				seats: t,
				options: r
			});
			return i === void 0 ? Ul(rt(e, {
				seats: t,
				seed: n,
				options: r
			})) : { fault: { ...i } };
		},
		resume: (t) => Ul(it(e, t))
	};
}
function Ul(e) {
	return {
		state: () => e.state,
		isOver: () => et(e.state),
		enter(t) {
			let n = mt(t);
			if (n === void 0) return { rule: "ENG-FILE-3" };
			let r = at(e, n);
			return r === void 0 ? void 0 : { ...r };
		},
		view: (t) => Je(e.game, e.state, t),
		log(t) {
			let n = Wl(e), r = (e, n) => ({
				after: n,
				heard: $e(e, t)
			});
			return [...e.opening.map((e) => r(e, 0)), ...e.moves.flatMap(({ events: e }, t) => e.map((e) => r(e, n[t])))];
		}
	};
}
function Wl({ entries: e, moves: t }) {
	let n = t.map(() => 0), r = /* @__PURE__ */ new Map(), i = t.length - 1;
	for (let a = e.length; a > 0 && i >= 0; a--) {
		let o = e[a - 1], { seat: s } = o, c = r.get(s) ?? 0;
		o.verb === "answer" ? c > 0 ? r.set(s, c - 1) : Gl(t[i], o) && (n[i--] = a) : r.set(s, c + 1);
	}
	return n;
}
var Gl = ({ ask: e, option: t }, n) => n.verb === "answer" && n.seat === e.seat && n.kind === e.kind && n.option === t, Kl = Hl(Object.values(zl).find((e) => e.id === "dungeon-lords"));
export { Kl as rules };
